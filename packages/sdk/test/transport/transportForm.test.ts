import { ratedRisks, readWhereUnsaid, transportForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

type Answers = typeof transportForm.empty

const now = "2026-11-20T10:00:00.000Z"
const filled: Answers = {
  ...transportForm.empty,
  ...{ dateTimeRequired: "2026-11-21T09:00:00.000Z", pickupPostCode: "ls1 3ex", destination: "Elm House" },
  ...{ destinationPostCode: "SW1A 1AA", pname: "Sister Park", pcaddress: "1 Quay", patientName: "Sam Doe" },
  ...{ pcemail: "ward@hospital.example", semail: "me@hospital.example", pdob: "1980-02-03" },
  ...{ passengerGender: "FEMALE", reasonForTransport: "INFORMAL_PATIENT", mentalHealthStatus: "Calm" },
  ...{ isPassengerAwareOfTransport: "YES", patientMedication: "NO", walk: "YES" },
  ...{ passengerRequiresRestraints: "NO", areStaffEscortingPatient: "NO", disclaimer: true },
  transportWorkerSpecList: transportForm.empty.transportWorkerSpecList.map((line) => ({
    ...line,
    numberOfStaff: "1"
  }))
}
const problemsOf = (changes: Partial<Answers>) => transportForm.problems({ ...filled, ...changes }, { now })
const fieldsOf = (changes: Partial<Answers>) => problemsOf(changes).map(({ field }) => field)
const doubts = (changes: Partial<Answers>) =>
  transportForm
    .unconfirmed({ ...filled, ...changes }, { now }, [])
    .map(({ field, text }) => `${field}: ${text}`)

describe("the crew that is needed", () => {
  const said = (transportWorkerSpecList: Answers["transportWorkerSpecList"]) =>
    transportForm
      .lines({ ...filled, transportWorkerSpecList }, "Europe/London")
      .filter(({ at }) => at.startsWith("transportWorkerSpecList"))
      .map(({ label, text }) => `${label}: ${text}`)
  const [cleaner, driver, nurse] = filled.transportWorkerSpecList

  it("is read in one line, without what is not asked for", () => {
    if (!cleaner || !driver || !nurse) throw new Error("The list begins with three")
    const none = { ...cleaner, numberOfStaff: "0" }
    expect(said([none, driver, { ...nurse, numberOfStaff: "2", gender: "FEMALE" }])).toEqual([
      "Crew that is needed: 1 driver, 2 nurses (women)"
    ])
    expect(said([{ ...driver, gender: "MALE" }])).toEqual(["Crew that is needed: 1 driver (a man)"])
    expect(said([none])).toEqual(["Crew that is needed: "])
  })
})

describe("what a request must say (specification 002 §5)", () => {
  it("is exactly what the specification lists", () => {
    const missing = transportForm.problems(transportForm.empty, { now }).map(({ field }) => field)
    expect(missing.sort()).toEqual(
      [
        ...["dateTimeRequired", "destination", "destinationPostCode", "areStaffEscortingPatient"],
        ...["patientMedication", "disclaimer", "isPassengerAwareOfTransport", "passengerGender"],
        ...["mentalHealthStatus", "patientName", "reasonForTransport", "passengerRequiresRestraints"],
        ...["pickupPostCode", "pcaddress", "pcemail", "pname", "pdob", "walk", "semail"]
      ].sort()
    )
    expect(problemsOf({})).toEqual([])
  })

  it.each([
    ["what help is needed, where somebody cannot walk unaided", { walk: "NO" }, ["walkInfo"]],
    ["why restraint is needed", { passengerRequiresRestraints: "YES" }, ["reasonsForRestrains"]],
    ["which medication there was", { patientMedication: "YES" }, ["medication"]],
    ["how many of the ward come along", { areStaffEscortingPatient: "YES" }, ["wardEscort"]]
  ] as const)("is %s", (_, changes, fields) => {
    expect(fieldsOf(changes)).toEqual(fields)
  })

  it("are e-mail addresses that can be right", () => {
    for (const field of ["pcemail", "semail", "demail"] as const) {
      expect(fieldsOf({ [field]: "ward at hospital" })).toEqual([field])
      expect(fieldsOf({ [field]: " ward@hospital.example " })).toEqual([])
    }
  })

  it("are role and number of each line of the crew", () => {
    const [line] = transportForm.empty.transportWorkerSpecList
    if (!line) throw new Error("The list begins with lines")
    const wrong = { ...line, rowId: "a1", assignmentCode: "", numberOfStaff: "" } as const
    expect(fieldsOf({ transportWorkerSpecList: [wrong] })).toEqual([
      "transportWorkerSpecList/a1/assignmentCode",
      "transportWorkerSpecList/a1/numberOfStaff"
    ])
  })

  it("is no post code or text that is too long", () => {
    expect(fieldsOf({ pickupPostCode: "x".repeat(13) })).toEqual(["pickupPostCode"])
    expect(fieldsOf({ sphone: "x".repeat(256) })).toEqual(["sphone"])
    expect(fieldsOf({ destination: "x".repeat(256), otherRisks: "x".repeat(1_001) })).toEqual([
      "destination",
      "otherRisks"
    ])
    expect(transportForm.write(filled).pickupPostCode).toBe("LS1 3EX")
  })
})

describe("a risk", () => {
  it.each(Object.entries(ratedRisks))(
    "%s demands its explanation where it is S, H or M alone",
    (risk, explanation) => {
      for (const rating of ["S", "H", "M"]) {
        expect(transportForm.asked({ ...filled, [risk]: rating })).toContain(explanation)
        expect(problemsOf({ [risk]: rating })).toMatchObject([{ field: explanation, kind: "missing" }])
        expect(problemsOf({ [risk]: rating, [explanation]: " \n" })).toHaveLength(1)
        expect(problemsOf({ [risk]: rating, [explanation]: "Twice this week" })).toEqual([])
      }
      for (const rating of ["L", "U", ""]) {
        expect(transportForm.asked({ ...filled, [risk]: rating })).not.toContain(explanation)
        expect(problemsOf({ [risk]: rating })).toEqual([])
        const sent = transportForm.write({ ...filled, [risk]: rating, [explanation]: "No longer so" })
        expect(Object(sent)[explanation]).toBeNull()
      }
    }
  )

  it("is rated nine times", () => {
    expect(Object.keys(ratedRisks)).toHaveLength(9)
  })
})

describe("an odd request", () => {
  it.each([
    ["the time has passed", { dateTimeRequired: "2026-11-20T09:59:00.000Z" }, "This time has passed"],
    [
      "it is more than a year away",
      { dateTimeRequired: "2027-11-20T10:01:00.000Z" },
      "This is more than a year from now"
    ]
  ])("is asked about where %s", (_, changes, text) => {
    expect(doubts(changes)).toEqual([`dateTimeRequired: ${text}`])
    expect(problemsOf(changes)).toEqual([])
  })

  it("is refused where its time is more than ten years away, which nobody means", () => {
    for (const dateTimeRequired of [
      "2037-01-01T10:00:00.000Z",
      "9999-12-31T23:59:59.999Z",
      "1999-01-01T00:00:00.000Z"
    ])
      expect(problemsOf({ dateTimeRequired })).toEqual([
        { field: "dateTimeRequired", text: "Date and time required must be within ten years" }
      ])
  })

  it("is asked about where an NHS number cannot be right, and never refused", () => {
    expect(doubts({ nhs: "999 123 4567" })).toEqual([
      "nhs: The last digit of this NHS number does not fit the others"
    ])
    expect(doubts({ nhs: "12345" })).toEqual(["nhs: An NHS number has 10 digits"])
    expect(doubts({ nhs: "943 476 5919" })).toEqual([])
    expect(problemsOf({ nhs: "999 123 4567" })).toEqual([])
    expect(transportForm.write({ ...filled, nhs: "943 476 5919" }).nhs).toBe("9434765919")
  })

  const telephones = [
    "pickupLocationContactNumber",
    "dcontact",
    "destinationContactNumber",
    "sphone",
    "bphone"
  ] as const

  it.each(telephones)(
    "is asked about where %s is a bleep or an extension, which is kept as it was given",
    (field) => {
      for (const given of ["bleep 2214", "2214", "ask for the ward"]) {
        expect(problemsOf({ [field]: given })).toEqual([])
        expect(doubts({ [field]: given })).toEqual([
          `${field}: This is no full telephone number, and cannot be reached from outside`
        ])
        expect(transportForm.write({ ...filled, [field]: ` ${given} ` })[field]).toBe(given)
      }
      for (const given of [
        "",
        "0161 496 0000",
        "0161 496 0000 ext 12",
        "0161 496 0000 x12",
        "+48 22 123 45 67"
      ])
        expect(doubts({ [field]: given }), given).toEqual([])
      const extended = transportForm.write({ ...filled, [field]: "0161 496 0000 ext 12" })
      expect(extended[field]).toBe("0161 496 0000 ext 12")
      expect(transportForm.read(extended)[field]).toBe("0161 496 0000 ext 12")
    }
  )

  it("is asked about where the bill goes to no e-mail address, and never refused", () => {
    expect(problemsOf({ bemail: "accounts at trust" })).toEqual([])
    expect(doubts({ bemail: "accounts at trust" }).join()).toMatch(/^bemail: This is no e-mail address/)
    expect(doubts({ bemail: " accounts@trust.example " })).toEqual([])
  })

  it("is asked about where a child would come to a unit for adults, or somebody is very old", () => {
    const child = { pdob: "2008-11-22" }
    expect(doubts(child).join()).toMatch(/^pdob: The patient is under 18/)
    expect(doubts({ pdob: "2008-11-21" })).toEqual([])
    expect(doubts({ ...child, reasonForTransport: "CHILDREN_ACT" })).toEqual([])
    expect(doubts({ pdob: "1915-11-21" })).toEqual(["pdob: The patient would be 111 years old"])
    expect(problemsOf(child)).toEqual([])
  })

  it("is asked about where no crew is wanted", () => {
    const lines = transportForm.empty.transportWorkerSpecList
    expect(doubts({ transportWorkerSpecList: lines })).toEqual([
      "transportWorkerSpecList: No crew is asked for: the agency will say who is needed"
    ])
    expect(doubts({ transportWorkerSpecList: [] })).toHaveLength(1)
  })

  it("is asked about no more once somebody says that it is right, unless it becomes another", () => {
    const odd = { ...filled, nhs: "12345" }
    const passed = transportForm.unconfirmed(odd, { now }, [])
    expect(transportForm.unconfirmed(odd, { now }, passed)).toEqual([])
    expect(transportForm.unconfirmed({ ...odd, nhs: "123456" }, { now }, passed)).toHaveLength(1)
  })
})

describe("what a request says before anybody answered", () => {
  it("is three lines of the crew, each with nobody and no preference", () => {
    expect(transportForm.empty.transportWorkerSpecList).toEqual(
      ["1", "2", "32"].map((assignmentCode) => ({
        assignmentCode,
        gender: "NO_PREFERENCE",
        numberOfStaff: "0",
        rowId: `code-${assignmentCode}`
      }))
    )
  })

  it("is the same where the list is left out, and nobody where it is null", () => {
    expect(transportForm.read({}).transportWorkerSpecList).toEqual(
      transportForm.empty.transportWorkerSpecList
    )
    expect(transportForm.read({ transportWorkerSpecList: null }).transportWorkerSpecList).toEqual([])
  })

  it("has no preference of a line, and a name by its role, where neither is told", () => {
    const lines = [32, 2, 32, 32].map((assignmentCode) => ({ assignmentCode, numberOfStaff: 1 }))
    const read = transportForm.read({ transportWorkerSpecList: lines }).transportWorkerSpecList
    expect(read.map(({ gender, rowId }) => `${rowId} ${gender}`)).toEqual([
      "code-32 NO_PREFERENCE",
      "code-2 NO_PREFERENCE",
      "code-32-2 NO_PREFERENCE",
      "code-32-3 NO_PREFERENCE"
    ])
    const named = [
      { rowId: "code-2", assignmentCode: 1, numberOfStaff: 1, gender: "FEMALE" },
      ...lines.slice(1, 2)
    ]
    expect(
      transportForm.read({ transportWorkerSpecList: named }).transportWorkerSpecList.map(({ rowId }) => rowId)
    ).toEqual(["code-2", "code-2-2"])
    expect(transportForm.problems({ ...filled, transportWorkerSpecList: read }, { now })).toEqual([])
  })

  it("is nothing else", () => {
    const { transportWorkerSpecList: _, ...others } = transportForm.empty
    expect(Object.entries(others).filter(([, answer]) => answer !== "" && answer !== false)).toEqual([])
  })

  it("reads as the specification has it where nothing was said", () => {
    expect(readWhereUnsaid).toEqual({
      diagnosis: "None",
      covid: "not known",
      offerFood: "Staff cannot offer food.",
      allergies: "No known allergies",
      rapidTranq: "None administered"
    })
  })
})
