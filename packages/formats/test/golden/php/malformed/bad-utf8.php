<?php
$a = 'ÿ';
