import type { Damage } from "@crewfleet/sdk"
import { centreOf } from "@crewfleet/sdk/rules"
import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { DamageMap } from "../../src/condition/DamageMap.tsx"

it("draws two damages of one place beside each other, so that neither covers the other", () => {
  const damages = (["Middle centre", "Top left", "Middle centre"] as const).map(
    (area, index): Damage => ({
      id: String(index),
      view: "FRONT",
      kind: "SCRATCH",
      note: "",
      photoIds: [],
      ...centreOf(area)
    })
  )
  render(<DamageMap outline="SALOON" damages={damages} fresh={new Set()} onMove={() => {}} />)
  const places = screen.getAllByRole("button").map(({ style: { left, top } }) => `${left} ${top}`)
  expect(new Set(places).size).toBe(3)
})
