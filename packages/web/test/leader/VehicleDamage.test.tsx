import { type Outline, onVehicle, vehicleLogForm } from "@crewfleet/sdk/rules"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { PhotoKeeperContext, takingIn } from "../../src/form/PhotoKeeper.ts"
import { VehicleDamage } from "../../src/leader/VehicleDamage.tsx"

type Damages = typeof vehicleLogForm.empty.damages

const { each } = vehicleLogForm.questions.damages

const noPhotos = {
  ...takingIn(),
  take: async () => undefined,
  read: async () => new Blob(),
  remove: vi.fn(),
  received: () => undefined
}

/** What the log keeps of the damages of a motorcycle while they are marked. */
const open = (first: Damages = [], markedOn: Outline | null = null) => {
  const kept: { damages: Damages; outline: Outline | null } = { damages: first, outline: markedOn }
  function Keeping() {
    const [{ damages, outline }, keep] = useState({ ...kept })
    return (
      <VehicleDamage
        damages={damages}
        markedOn={outline}
        outlineOfVehicle="MOTORCYCLE"
        problems={[]}
        onChange={(damages, outline) => keep({ ...Object.assign(kept, { damages, outline }) })}
      />
    )
  }
  const { unmount } = render(
    <PhotoKeeperContext value={noPhotos}>
      <Keeping />
    </PhotoKeeperContext>
  )
  return Object.assign(kept, { unmount })
}

afterEach(() => {
  cleanup()
  noPhotos.remove.mockClear()
})

describe("Damage in the log of a journey", () => {
  it("is marked on the drawing of its vehicle, and stays on it wherever arrows lead", async () => {
    const kept = open()
    await userEvent.click(screen.getByRole("button", { name: "Add damage" }))
    screen.getByRole("button", { name: /^Damage 1/ }).focus()
    await userEvent.keyboard("{ArrowLeft>30/}")
    const [damage] = kept.damages
    const place = { x: damage?.x ?? -1, y: damage?.y ?? -1 }
    expect(kept.outline).toBe("MOTORCYCLE")
    expect(place).toEqual(onVehicle("MOTORCYCLE", "FRONT", place))
    expect(place.x).toBeLessThan(0.5)
  })

  it("that was removed comes back in one, where it was and with its photos, which go with it once it cannot", async () => {
    const damages = ["scratch", "dent"].map((rowId) => ({
      ...{ ...each.empty, rowId, view: "FRONT", kind: "SCRATCH", x: 0.5, y: 0.5 },
      photoIds: [`photo of ${rowId}`]
    })) as Damages
    const kept = open(damages)
    await userEvent.click(screen.getByRole("button", { name: "Remove damage 1" }))
    expect(kept.damages).toEqual(damages.slice(1))
    expect(document.activeElement).not.toBe(document.body)
    const undo = screen.getByRole("button", { name: "Undo: remove damage 1" })
    await waitFor(() => expect(undo.getAttribute("aria-disabled")).toBe("false"))
    await userEvent.click(undo)
    expect(kept.damages).toEqual(damages)
    expect(noPhotos.remove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole("button", { name: "Remove damage 2" }))
    kept.unmount()
    expect(noPhotos.remove.mock.calls).toEqual([["photo of dent"]])
  })

  it("stays where it was marked beside the vehicle earlier, on the drawing of that time", async () => {
    const beside = { ...each.empty, rowId: "1", view: "FRONT", kind: "SCRATCH", x: 0.02, y: 0.02 }
    const kept = open([beside as Damages[number]])
    await userEvent.selectOptions(screen.getByLabelText("What it is"), "DENT")
    expect(kept).toMatchObject({ outline: "SALOON", damages: [{ kind: "DENT", x: 0.02, y: 0.02 }] })
  })
})
