/** What holds on every page, on those of people and settings. */
import { describePages } from "../harness/everyPage.ts";

describePages("administration");
