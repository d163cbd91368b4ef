import { dropOffForm, propertyForm, vehicleLogForm } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { isGrey, listening } from "../transport/jobPage.ts"
import { jobOf, openJob, ready } from "../transport/openTransport.tsx"
import { visiting } from "../visiting.ts"
import { at, logOf, openLog, part, property, record } from "./agencysLog.tsx"

visiting()

describe("JourneyLogPart", () => {
  it("tells what has arrived from whom, what not yet, and which photos are owed", async () => {
    const owed = { owedPhotoIds: [uuid(90), uuid(91)] }
    await openLog(logOf({ records: [record(5, "propertyTaken", property("Bag"), owed)] }))
    const taken = part("Property taken over")
    expect(taken.getByText("Received")).toBeTruthy()
    expect(taken.getByText("24 Nov 2026, 10:05, from Grace Lee")).toBeTruthy()
    expect(taken.getByText("2 photos are owed")).toBeTruthy()
    expect(taken.getAllByText("Photo")).toHaveLength(2)
    expect(part("Vehicle log").getByText("Not yet")).toBeTruthy()
    expect(part("What the log lacks").getByText("Check the vehicle")).toBeTruthy()
    expect(screen.getByText("24 Nov 2026, 10:30")).toBeTruthy()
  })

  it("names each photo by what it shows, and says when it was received", async () => {
    const photoId = uuid(92)
    const brakes = { ...vehicleLogForm.empty.brakes, result: "FAIL", note: "Soft pedal", photoIds: [photoId] }
    const vehicle = vehicleLogForm.write({ ...vehicleLogForm.empty, brakes })
    const photos = [{ id: photoId, url: "/files/1", receivedAt: at(20) }]
    await openLog(logOf({ records: [record(5, "vehicle", { vehicle }, { photos })] }))
    const [photo] = within(screen.getByRole("list", { name: "Photos" })).getAllByRole("listitem")
    expect(photo?.textContent).toBe("BrakesReceived 24 Nov 2026, 10:20")
  })

  it("names the agency's own checks as they were when a log came, in the order of its answers, and all of them", async () => {
    const photoId = uuid(92)
    const answer = vehicleLogForm.questions.agencyChecks.each.empty
    const agencyChecks = [
      { ...answer, rowId: "ramp", result: "FAIL", note: "Stuck", photoIds: [photoId] },
      ...["straps", "lost", "gone"].map((rowId) => ({ ...answer, rowId, result: "PASS" }))
    ]
    const vehicle = vehicleLogForm.write({ ...vehicleLogForm.empty, agencyChecks } as never)
    const ramp = { id: "ramp", label: "Ramp", gravity: "CRITICAL" }
    const lift = { ...ramp, label: "Lift", gravity: "MINOR" }
    const straps = { id: "straps", label: "Straps", gravity: "ROADWORTHINESS" }
    const photos = [{ id: photoId, url: "/files/1" }]
    const records = [
      record(6, "vehicle", { vehicle }, { agencyChecks: [ramp, straps], photos }),
      record(5, "vehicle", { vehicle }, { replacedAt: at(6), photos })
    ]
    await openLog(logOf({ agencyChecks: [lift], records }))
    const sheets = screen.getAllByRole("region", { name: "Checks of your agency" })
    const told = sheets.map((sheet) =>
      within(sheet)
        .getAllByRole("term")
        .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`)
    )
    const unknown = Array.from({ length: 2 }, () => "A check of the agency: Pass")
    expect(told).toEqual([
      ["Ramp (critical): Fail", "Straps (roadworthiness): Pass", ...unknown],
      ["Lift (minor): Fail", "A check of the agency: Pass", ...unknown]
    ])
    const shown = screen.getAllByRole("list", { name: "Photos" }).map(({ textContent }) => textContent)
    expect(shown).toEqual(["Ramp", "Lift"])
  })

  it("tells all that was given back of a step, each with whether it is mended", async () => {
    const back = (id: number, words: string) => ({ id, step: "property" as const, words, at: at(id) })
    const returns = [
      back(3, "Which bag?"),
      back(2, "And the ring?"),
      { ...back(1, "Where?"), mendedAt: at(2) }
    ]
    await openLog(logOf({ submittedAt: at(1), returns }))
    const items = within(screen.getByRole("list", { name: "Given back" })).getAllByRole("listitem")
    expect(items.map(({ textContent }) => /^(To be mended|Mended)/.exec(textContent)?.[0])).toEqual([
      ...["To be mended", "To be mended", "Mended"]
    ])
  })

  it("says of what each photo is that is owed, of the version that holds and of those replaced and beside", async () => {
    const vehicleLog = (photoIds: ReadonlyArray<string>, more: object = {}) => {
      const brakes = { ...vehicleLogForm.empty.brakes, result: "FAIL", note: "Soft pedal", photoIds }
      return { vehicle: vehicleLogForm.write({ ...vehicleLogForm.empty, brakes, ...more } as never) }
    }
    const [kept, damage, earlier, beside] = [uuid(90), uuid(91), uuid(92), uuid(93)]
    const damages = [
      { rowId: "1", view: "FRONT", x: 0.5, y: 0.5, kind: "DENT", note: "", photoIds: [damage] }
    ]
    await openLog(
      logOf({
        records: [
          record(9, "vehicle", vehicleLog([kept], { damages }), { owedPhotoIds: [kept, damage] }),
          record(8, "vehicle", vehicleLog([beside]), { isAside: true, owedPhotoIds: [beside] }),
          record(5, "vehicle", vehicleLog([kept, earlier]), {
            ...{ replacedAt: at(9), owedPhotoIds: [kept, earlier] }
          })
        ]
      })
    )
    const log = part("Vehicle log")
    expect(log.getByText("4 photos are owed")).toBeTruthy()
    const owed = within(log.getByRole("list", { name: "Photos that are owed" })).getAllByRole("listitem")
    expect(owed.map(({ textContent }) => textContent)).toEqual([
      "Photo of Brakes",
      "Photo of Damage 1",
      "Photo of Brakes, beside the log, from Grace Lee",
      "Photo of Brakes, of an earlier version, received 24 Nov 2026, 10:05"
    ])
  })

  it("keeps in sight what was overruled and mended, with name, reason and time", async () => {
    const horn = { id: 2, check: "horn", label: "Horn", gravity: "CRITICAL" }
    const overruled = { overruledBy: "Robin Shaw", overruledBecause: "By day", overruledAt: at(20) }
    const brakes = { id: 1, check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS", note: "Soft pedal" }
    const mended = { mendedBy: "Robin Shaw", mendedHow: "New pads", mendedAt: at(25) }
    await openLog(
      logOf({
        vehicle: {
          id: 3,
          openDefects: [{ ...horn, ...overruled, isFoundBefore: true, isFoundElsewhere: true }],
          mendedDefects: [{ ...brakes, ...mended, refPrefix: "TR-3" }]
        }
      })
    )
    expect(screen.getByText("Overruled by Robin Shaw on 24 Nov 2026, 10:20: By day")).toBeTruthy()
    expect(screen.getByText("Found by whoever led the journey before")).toBeTruthy()
    expect(screen.getByText("Found on another journey too")).toBeTruthy()
    const list = part("Mended defects")
    for (const text of ["Brakes", "Soft pedal", "Found on the journey TR-3"])
      expect(list.getByText(text)).toBeTruthy()
    expect(list.getByText("Mended, says Robin Shaw on 24 Nov 2026, 10:25: New pads")).toBeTruthy()
    expect(list.queryByRole("button")).toBeNull()
  })

  it("names who wrote each line, and shows what stands beside and what was replaced", async () => {
    const records = [
      record(9, "propertyTaken", property("Bag", "Ring"), { receivedFrom: "Omar Haddad" }),
      record(8, "propertyTaken", property("Bag", "Watch"), { isAside: true }),
      record(5, "propertyTaken", property("Bag"), { replacedAt: at(9) }),
      record(12, "propertyHanded", property("Bag"))
    ]
    await openLog(logOf({ records }))
    const taken = part("Property taken over")
    const ring = taken.getByText(/Ring/)
    expect(ring.textContent).toBe("Omar Haddad Ring")
    expect(taken.getAllByText(/Bag/).map(({ textContent }) => textContent)).toEqual([
      ...["Grace Lee Bag", "Grace Lee Bag", "Grace Lee Bag"]
    ])
    expect(taken.getByText("1 earlier version")).toBeTruthy()
    expect(taken.getByText(/From Grace Lee, who no longer/)).toBeTruthy()
    expect(part("Property handed over").getByText("Missing").closest("li")?.textContent).toBe("Missing Ring")
  })

  it("marks cash that is not what was taken over", async () => {
    const cash = (cashHandover: string) => ({
      property: propertyForm.write({ ...propertyForm.empty, noProperty: true, cashHandover })
    })
    const records = [record(9, "propertyTaken", cash("20")), record(12, "propertyHanded", cash("15.50"))]
    await openLog(logOf({ records }))
    const differs = part("Property handed over").getByText("This differs from what was taken over")
    expect(differs.parentElement?.textContent).toContain("Cash: 20 taken over, 15.50 handed over")
  })

  it("says why it cannot be accepted yet, and where the patient went instead, beside the plan", async () => {
    const { act, asked } = listening()
    const dropOff = dropOffForm.write({
      ...dropOffForm.empty,
      ...{ pdroppedOff: "NO", newAddress: "Bethlem", dropTime: at(50), mileage: "1042" }
    })
    const submitted = logOf({
      records: [record(6, "dropOff", { dropOff })],
      submittedAt: at(51),
      lacks: []
    })
    const owed = jobOf({ transportStatus: "LOGGED", facts: { ...ready, timesOwed: 1, logLacks: [] } })
    await openLog(submitted, { jobs: [owed, jobOf({ transportStatus: "LOGGED" })], act })
    expect(isGrey("Accept the log")).toBe(true)
    expect(screen.getByText("The hours of one worker are not entered.")).toBeTruthy()
    expect(screen.getByRole("row", { name: /Drop-off/ }).textContent).toContain("elsewhere, Bethlem")
    expect(asked).toEqual([])
  })

  it("shows the hours of all, and reckons no mileage from a vehicle that was exchanged, beside the plan", async () => {
    const hours = (bookingId: number, from: number, until: number) => ({
      times: { id: 7, times: [{ bookingId, start: at(from), end: at(until), breakTime: 0 }] }
    })
    const dropOff = dropOffForm.write({ ...dropOffForm.empty, dropTime: at(50), mileage: "1042" })
    const vehicle = vehicleLogForm.write({ ...vehicleLogForm.empty, vehicleId: 4, startMileage: "90000" })
    await openLog(
      logOf({
        vehicle: { id: 3, openDefects: [] },
        records: [
          record(6, "dropOff", { dropOff }),
          record(7, "vehicle", { vehicle }),
          record(8, "times", hours(1, 2, 40), { replacedAt: at(9) }),
          record(9, "times", hours(2, 10, 30))
        ]
      })
    )
    expect(screen.queryByText(/-88,958|−88,958/)).toBeNull()
    expect(screen.getByRole("row", { name: /Start/ }).textContent).toContain("10:02")
    expect(screen.getByRole("row", { name: /End/ }).textContent).toContain("10:40")
  })

  it("has no log before the crew is sent", async () => {
    await openJob({ jobs: [jobOf()] })
    expect(screen.queryByRole("tab", { name: "Log" })).toBeNull()
  })
})
