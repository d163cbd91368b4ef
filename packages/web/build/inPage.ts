import { build, type Rolldown } from "vite"

/** A script that is written into a page, with all that it imports. */
export const inPage = async (root: string, entry: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      lib: { entry, formats: ["iife"], name: "inPage" }
    }
  })
  const [{ output }] = result as Array<Rolldown.RolldownOutput> as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
