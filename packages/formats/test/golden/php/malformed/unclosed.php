<?php
return [
  'a' => 'b',
