import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { fleetOf } from "./fleetOf.ts"

describeServedOnce("Vehicles on their way to the road", (served) => {
  const { people, create, addPhoto, move, reject, update, historyOf } = fleetOf(served)

  it("leads a vehicle from draft to the road, with everyone who moved it written down", async () => {
    const vehicle = await create()
    expect(await refusalOf(move(people.agency, "submit", vehicle))).toMatchObject({
      status: 400,
      violations: [{ field: "status", message: "Add at least one photo" }]
    })
    await addPhoto(vehicle)
    const submitted = await move(people.agency, "submit", vehicle)
    expect(submitted.status).toBe("AWAITING_APPROVAL")
    expect(await refusalOf(reject(submitted, " "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter why the vehicle is rejected" }]
    })
    const rejected = await reject(submitted, " The plate cannot be read ")
    expect(rejected).toMatchObject({ status: "REJECTED", rejectionReason: "The plate cannot be read" })
    const again = await move(people.agency, "submit", rejected)
    const approved = await move(people.admin, "approve", again)
    expect(approved).toMatchObject({ status: "ACTIVE" })
    expect(approved).not.toHaveProperty("rejectionReason")
    const withdrawn = await move(people.agency, "withdraw", approved)
    expect(withdrawn.status).toBe("INACTIVE")
    expect((await move(people.agency, "reinstate", withdrawn)).status).toBe("ACTIVE")

    const changes = await historyOf(vehicle)
    expect(
      changes.map(({ event, toStatus, reason, userType }) => [event, toStatus, reason, userType])
    ).toEqual([
      ["vehicle.created", "DRAFT", null, "AGENCY"],
      ["vehicle.submitted", "AWAITING_APPROVAL", null, "AGENCY"],
      ["vehicle.rejected", "REJECTED", "The plate cannot be read", "ADMIN"],
      ["vehicle.submitted", "AWAITING_APPROVAL", null, "AGENCY"],
      ["vehicle.approved", "ACTIVE", null, "ADMIN"],
      ["vehicle.withdrawn", "INACTIVE", null, "AGENCY"],
      ["vehicle.reinstated", "ACTIVE", null, "AGENCY"]
    ])
  })

  it("lets one of two admins decide, and tells the other what the vehicle is now", async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    const submitted = await move(people.agency, "submit", vehicle)
    const refusals = await Promise.all([
      refusalOf(move(people.admin, "approve", { ...submitted, version: undefined })),
      refusalOf(reject({ ...submitted, version: undefined }, "Too old"))
    ])
    expect(refusals.filter(Boolean)).toMatchObject([
      { status: 409, message: /status is (ACTIVE|REJECTED) now/ }
    ])
    expect(await statusOf(move(people.agency, "submit", vehicle))).toBe(409)
  })

  it("does not let an admin approve what the agency has changed since", async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    const submitted = await move(people.agency, "submit", vehicle)
    const edited = await update(submitted, { color: "Green" })
    expect(edited.status).toBe("AWAITING_APPROVAL")
    expect(await statusOf(move(people.admin, "approve", submitted))).toBe(409)
    expect((await move(people.admin, "approve", edited)).status).toBe("ACTIVE")
  })
})
