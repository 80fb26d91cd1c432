<?php
return [
	'a' => 'Á',
	'nested' => [
		'x' => 'Iks',
		'y' => [],
	],
	/* b */
	'b' => 'Bé'
];