/** Strings of PHP files, plain and of Laravel. */
export { laravel, php } from "./codec.ts";
