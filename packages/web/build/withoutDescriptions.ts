import type { Plugin } from "vite"

/**
 * Leaves out of the portal what machines say of themselves in sentences: they are for whoever looks at machines, and nobody
 * who signs in should wait for them.
 */
export const withoutDescriptions = (): Plugin => ({
  name: "without-descriptions",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    /\/machines\/src\/.+\.ts$/.test(id)
      ? { code: code.replaceAll(/\bdescription:\s*"(?:[^"\\]|\\.)*",?/g, ""), map: null }
      : undefined
})
