import {
  audiencesFor,
  type TransportReader,
  transportForm,
  transportStatuses,
  withheldWords
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const all = "identity contact care billing"
const journey = "COMMITTED IN_PROGRESS LOGGED"

/** What each may read, and of a job that stands how; of any other nothing. */
const table: Readonly<Record<TransportReader, readonly [audiences: string, statuses: string]>> = {
  ward: [all, transportStatuses.join(" ")],
  agency: [all, transportStatuses.join(" ")],
  agencyAmongOthers: ["care", transportStatuses.join(" ")],
  leader: ["identity contact care", journey],
  crew: ["care", journey],
  link: ["", ""],
  formerAgency: ["", ""],
  seatSeeker: ["", ""],
  admin: ["", ""]
}

const cases = Object.entries(table).flatMap(([reader, [audiences, statuses]]) =>
  [...transportStatuses, "SOME_OTHER"].map(
    (status) =>
      [
        reader as TransportReader,
        status,
        statuses.split(" ").includes(status) || (status === "SOME_OTHER" && statuses.includes("NEW"))
          ? audiences.split(" ").filter(Boolean)
          : []
      ] as const
  )
)

describe("who reads what of a patient", () => {
  it.each(cases)("%s, of a job that is %s: %j", (reader, status, audiences) => {
    expect(audiencesFor(reader, status)).toEqual(audiences)
  })

  it.each(Object.entries(table))(
    "%s, of a journey aborted on the road, while hours are owed",
    (reader, [audiences, statuses]) => {
      const reads = audiences.split(" ").filter(Boolean)
      expect(audiencesFor(reader as TransportReader, "ABORTED", true)).toEqual(statuses === "" ? [] : reads)
      for (const status of ["CLOSED", "CANCELLED", "AUTHORIZED"])
        expect(audiencesFor(reader as TransportReader, status, true)).toEqual(
          audiencesFor(reader as TransportReader, status)
        )
    }
  )

  it("says to agencies among others when they will see it, and to nobody else", () => {
    const readers = Object.keys(table) as ReadonlyArray<TransportReader>
    expect(readers.filter((reader) => withheldWords(reader) === "shown after acceptance")).toEqual([
      "agencyAmongOthers"
    ])
    expect(withheldWords("crew")).toBe("not shown to you")
  })
})

describe("the table of fields", () => {
  const audiences = Object.entries(transportForm.questions).map(
    ([field, question]) => [field, Object(question).audience as string | undefined] as const
  )
  const of = (audience: string | undefined) =>
    audiences.flatMap(([field, own]) => (own === audience ? [field] : []))

  it("keeps who the patient is to those who may know", () => {
    expect(of("identity")).toEqual(["patientName", "pdob", "nhs"])
  })

  it("tells whoever reads only the journey nothing of a patient, a contact or whoever pays", () => {
    expect(of(undefined).sort()).toEqual(
      [
        ...["dateTimeRequired", "pickupPostCode", "destination", "destinationPostCode"],
        ...["transportWorkerSpecList", "pward", "disclaimer"]
      ].sort()
    )
  })

  it("leaves no text without an audience but the names of places that lists show", () => {
    const texts = Object.entries(transportForm.questions).filter(([, { kind }]) => kind === "text")
    const open = texts.filter(([, question]) => Object(question).audience === undefined)
    expect(open.map(([field]) => field).sort()).toEqual(
      ["destination", "destinationPostCode", "pickupPostCode", "pward"].sort()
    )
  })

  it("names no audience that no reader has", () => {
    const named = new Set(audiences.flatMap(([, audience]) => audience ?? []))
    expect([...named].sort()).toEqual([...audiencesFor("ward", "NEW")].sort())
  })
})
