<?php

return [

    /*
    |--------------------------------------------------------------------------
    | Lines of the program
    |--------------------------------------------------------------------------
    */

    'welcome' => 'Welcome to our application',
    'apples' => 'There is one apple|There are many apples',
    'ranges' => '{0} None|[1,19] Some|[20,*] Many',
    'custom' => [
        'attribute-name' => [
            'rule-name' => 'custom-message',
        ],
    ],
];
