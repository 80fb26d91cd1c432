<?php
/**
 * The strings of the program.
 */
// Said first
$LANG["hello"] = "Hello\n";
$LANG['bye'] = 'Good bye, it\'s late'; // behind
define('ITEM', 'Item');
const OTHER = "Other";
# Alone
$simple = 'Simple \\ path\to';

$list = array(
    // First of all
    'a' => 'A',
    "b" => "B \$b \u{1F600}", # remark
    'concat' => 'one '
        . "two",
    'computed' => "Hi {$name}",
    'nested' => array('x' => 'X', 'y' => 'Y'),
    'empty' => '',
    'number' => 5, 'same line' => 'yes'
);
$now = <<<'EOT'
Now
EOT;
echo 'not a string of ours';
