import { changedFields, touchesPlan, transportForm } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it("names the questions that are answered differently; what is null was not answered", () => {
  const crew = (numberOfStaff: number) => [{ rowId: "a", numberOfStaff }]
  const before = { pward: "Willow", nhs: "1", mha: null, gone: "x", transportWorkerSpecList: crew(1) }
  const after = { pward: "Oak", nhs: "1", allergies: null, dname: "Roe", transportWorkerSpecList: crew(2) }
  expect(changedFields(before, after)).toEqual(["pward", "gone", "transportWorkerSpecList", "dname"])
  expect(changedFields(before, before)).toEqual([])
})

it("touches the plan by time, places and crew, and by nothing that is about the patient", () => {
  const touching = Object.keys(transportForm.questions).filter((field) => touchesPlan([field]))
  expect(touching.sort()).toEqual([
    "dateTimeRequired",
    "dbusiness",
    "destination",
    "destinationPostCode",
    "dward",
    "pcaddress",
    "pcbusiness",
    "pickupPostCode",
    "pward",
    "transportWorkerSpecList"
  ])
  expect(touchesPlan([])).toBe(false)
  expect(touchesPlan(["allergies", "pward"])).toBe(true)
})
