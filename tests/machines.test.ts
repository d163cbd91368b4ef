import { beforeAll, describe, expect, it } from "vitest"
import { keptMachinesPages, layOutAll, machinesPages } from "../docs/machines.ts"
import { overlapsIn } from "./overlapsIn.ts"

describe("the drawings of all machines", () => {
  let drawings: Awaited<ReturnType<typeof layOutAll>> = []
  beforeAll(async () => {
    drawings = await layOutAll()
  })

  it("have nothing that lies on anything else, or is cut off", () => {
    expect(drawings.length).toBeGreaterThan(50)
    expect(
      drawings.flatMap(({ path, laidOut }) => overlapsIn(laidOut).map((fault) => `${path}: ${fault}`))
    ).toEqual([])
  })

  it("are those of the documentation", () => {
    const pages = machinesPages(drawings)
    const kept = keptMachinesPages()
    expect([...kept.keys()].sort(), "run: npm run docs").toEqual([...pages.keys()].sort())
    for (const [path, text] of pages) expect(kept.get(path) === text, `${path}: run npm run docs`).toBe(true)
  })
})
