/**
 * Property tests draw the same values in every run, so that what passed once passes again. Another number in
 * `DRAGOMAN_TEST_SEED` draws others; the message of a failure names the seed and the path to its example.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["DRAGOMAN_TEST_SEED"] ?? 20261122) });
