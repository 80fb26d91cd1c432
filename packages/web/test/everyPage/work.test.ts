/** What holds on every page, on those of projects, strings, files and changes, and on any of a room that is new. */
import { describePages } from "../harness/everyPage.ts";

describePages("work");
