<?php
$LANG['hello'] = 'Ahoj';
?>
