<?php

return [
    'apples' => 'jedno jablko|dvě jablka|jablka',
    'custom' => [
    ],
];
