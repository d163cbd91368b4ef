// Runs what stands in the READMEs of the installed packages, one block after the other, against the double.
import { readFile, writeFile } from "node:fs/promises"
import { startDouble } from "./double.mjs"

const [name, ...headings] = process.argv.slice(2)
const readme = await readFile(new URL(`node_modules/@crewfleet/${name}/README.md`, import.meta.url), "utf8")
const { url, stop } = await startDouble()
const blocks = readme
  .split(/^## /m)
  .filter((part) => headings.some((heading) => part.startsWith(heading)))
  .flatMap((part) => [...part.matchAll(/^```js\n(.*?)^```/gms)].map(([, block]) => block))
const program = new URL(`readme.${name}.${process.version}.${headings.length}.mjs`, import.meta.url)
await writeFile(program, blocks.join("").replaceAll("http://localhost:4000", url))
await import(program)
stop()
console.log(`${blocks.length} blocks ran`)
