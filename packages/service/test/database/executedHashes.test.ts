import { expect, it } from "vitest"
import { executedHashes, writtenHashes } from "./executedHashes.ts"

it("lets every migration execute for ever what it executed when it landed", async () => {
  const executed = await executedHashes()
  const written = writtenHashes()
  const changed = [...written].filter(([name, hash]) => executed.get(name) !== hash).map(([name]) => name)
  expect(changed, "These have been executed already: make a new migration instead").toEqual([])
  const added = [...executed.keys()].filter((name) => !written.has(name))
  expect(added, "Write these down with: npm run hashes").toEqual([])
})
