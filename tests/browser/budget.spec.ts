import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"

const built = join(import.meta.dirname, "../../packages/web/dist")

/** The compressed JavaScript of the floor (Vite, React and one button), in bytes; `npm run bench` measures it. */
const floor = 68_000

test("sign-in needs at most 1.6 × the floor's JavaScript", () => {
  const page = readFileSync(join(built, "index.html"), "utf8")
  const scripts = [...page.matchAll(/(?:src|modulepreload"[^>]*href)="(\/[^"]+\.js)"/g)].map(
    ([, path = ""]) => path
  )
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(built, path))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1.6 * floor)
})
