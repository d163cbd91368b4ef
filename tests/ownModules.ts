import { globSync, readFileSync } from "node:fs"

/** What gives a test other modules than the rest have, or another environment; or it says so by itself. */
const apart = /\b(vi\.(mock|resetModules)|freshBrowser)\(|@vitest-environment|^\/\/ Apart: /

/** The test files that match a pattern and cannot share their modules with other files. */
export const withOwnModules = (pattern: string): Array<string> =>
  globSync(pattern).filter((file) => apart.test(readFileSync(file, "utf8")))
