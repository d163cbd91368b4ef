import { globSync, readFileSync } from "node:fs"

/** What gives a test other modules than the rest have. */
const replaces = /\b(vi\.(mock|resetModules)|freshBrowser)\(/

/** The test files that match a pattern and replace modules: they cannot share theirs with other files. */
export const withOwnModules = (pattern: string): Array<string> =>
  globSync(pattern).filter((file) => replaces.test(readFileSync(file, "utf8")))
