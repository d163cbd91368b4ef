import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

/**
 * Milliseconds that Node takes for a program that imports something and does nothing else, beside one that imports an
 * empty module: the fastest of so many that take turns, as everything else that runs only adds to it.
 */
export const importTimes = async (
  node: string,
  folder: string,
  specifiers: ReadonlyArray<string>,
  rounds = 5
) => {
  const sources = ["data:text/javascript,", ...specifiers]
  const fastest = sources.map(() => Number.POSITIVE_INFINITY)
  // What compiles everything once for many programs is not there where somebody runs one.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, source] of sources.entries()) {
      const start = performance.now()
      await run(node, ["--input-type=module", "--eval", `import ${JSON.stringify(source)}`], {
        cwd: folder,
        env
      })
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - start)
    }
  }
  const [empty = 0, ...times] = fastest
  return specifiers.map((specifier, index) => ({
    import: specifier,
    "whole process, ms": Math.round(times[index] ?? 0),
    "beyond an empty module, ms": Math.round((times[index] ?? 0) - empty),
    target: 400
  }))
}
