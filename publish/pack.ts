import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { packInto } from "./packInto.ts"

const folder = join(import.meta.dirname, "../dist/packages")
await mkdir(folder, { recursive: true })
for (const tarball of await packInto(folder)) console.log(tarball)
