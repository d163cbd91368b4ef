import { writeFileSync } from "node:fs"
import { executedHashes, hashFile, writtenHashes } from "./executedHashes.ts"

// `npm run hashes` adds the migrations that are new. What stands there already stays: it is what databases have executed.
const written = writtenHashes()
const lines = [...(await executedHashes())].map(([name, hash]) => `${written.get(name) ?? hash}  ${name}\n`)
writeFileSync(hashFile, lines.join(""))
