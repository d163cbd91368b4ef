import { join } from "node:path"
import type { InlineConfig, Plugin } from "vite"

/** How the page of the demo and the service within it are built for a browser; `built` is what the build writes in. */
export const demoConfig = (
  source: string,
  folder: string,
  built: Readonly<Record<string, unknown>>
): InlineConfig => {
  const node = (file: string) => join(source, "node", file)
  return {
    configFile: false,
    root: source,
    logLevel: "error",
    publicDir: false,
    define: {
      "import.meta.dirname": '"/"',
      ...Object.fromEntries(Object.entries(built).map(([name, value]) => [name, JSON.stringify(value)]))
    },
    resolve: {
      alias: [
        { find: "node:crypto", replacement: node("crypto.ts") },
        { find: "node:fs/promises", replacement: node("files.ts") },
        { find: "node:fs", replacement: node("fs.ts") },
        { find: "node:net", replacement: node("net.ts") },
        { find: "node:path", replacement: node("path.ts") },
        { find: "node:timers/promises", replacement: node("timers.ts") },
        { find: "node:util", replacement: node("util.ts") },
        { find: "node:zlib", replacement: node("zlib.ts") },
        { find: "node:worker_threads", replacement: node("workerThreads.ts") },
        { find: /^(node:sqlite|nodemailer)$/, replacement: node("absent.ts") },
        { find: "pg", replacement: node("pg.ts") },
        { find: /^\.{1,2}\/(file\/)?plainPicture\.ts$/, replacement: join(source, "plainPicture.ts") },
        { find: /^\.{1,2}\/thread\/soloThread\.ts$/, replacement: join(source, "soloThread.ts") }
      ]
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: "demo",
      assetsInlineLimit: 0,
      target: "es2023",
      modulePreload: false
    },
    worker: { format: "es", plugins: () => [inBrowser(source)] }
  }
}

/** Programs of threads become workers of the browser, and parts of packages are looked for where the demo has them. */
const inBrowser = (source: string): Plugin => ({
  name: "service-in-browser",
  enforce: "pre",
  transform(code, id) {
    if (!/service\/src\/(pdf|file)\/\w+\.ts$/.test(id)) return
    const [, program] = /new URL\("(\w+\.ts)", import\.meta\.url\), \{/.exec(code) ?? []
    if (program)
      return `import program from "./${program}?worker&url"\n${code.replace(`new URL("${program}", import.meta.url)`, "new URL(program, location.href)")}`
    if (code.includes("import.meta.resolve("))
      return `import { demoPart } from ${JSON.stringify(join(source, "demoPart.ts"))}\n${code.replaceAll("import.meta.resolve(", "demoPart(")}`
  }
})
