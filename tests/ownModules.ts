import { globSync, readFileSync } from "node:fs"

/**
 * What gives a test other modules than the rest have, another environment, or a database, in which other files would find
 * what was typed in this one; or it says so by itself.
 */
const apart =
  /\b(vi\.(mock|resetModules)|freshBrowser)\(|stubGlobal\("indexedDB"|@vitest-environment|^\/\/ Apart: /

/** The test files that match a pattern and cannot share their modules with other files. */
export const withOwnModules = (pattern: string): Array<string> =>
  globSync(pattern).filter((file) => apart.test(readFileSync(file, "utf8")))
