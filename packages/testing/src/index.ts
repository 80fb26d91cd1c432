/** Databases, builders and contract suites that the tests of all packages share. */
export { databases, embeddedDatabase, postgres, type TestDatabase } from "./database.ts";
