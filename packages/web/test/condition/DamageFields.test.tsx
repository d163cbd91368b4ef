import { someDamage } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { DamageFields } from "../../src/condition/DamageFields.tsx"

const areasFor = (outline: "SALOON" | "MOTORCYCLE", place: { readonly x: number; readonly y: number }) => {
  const { unmount } = render(
    <DamageFields
      damage={{ ...someDamage, view: "FRONT", ...place }}
      number={1}
      outline={outline}
      problem={undefined}
      onChange={() => {}}
      onRemove={() => {}}
    >
      {null}
    </DamageFields>
  )
  const select = screen.getByLabelText<HTMLSelectElement>("Place on the drawing")
  const seen = { chosen: select.value, offered: [...select.options].map(({ text }) => text) }
  unmount()
  return seen
}

it("offers the areas in which the vehicle lies, and no others", () => {
  expect(areasFor("MOTORCYCLE", { x: 0.5, y: 0.5 })).toEqual({
    chosen: "Middle centre",
    offered: ["Top centre", "Middle centre", "Bottom centre"]
  })
})

it("says where damage is that was marked beside the vehicle earlier", () => {
  const { chosen, offered } = areasFor("MOTORCYCLE", { x: 0.05, y: 0.95 })
  expect(chosen).toBe("Bottom left")
  expect(offered).toContain("Bottom left")
  expect(offered).not.toContain("Bottom right")
})
