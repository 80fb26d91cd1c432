export { laravel, php } from "./codec.ts";
