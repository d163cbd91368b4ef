import type { AnswersOf } from "@crewfleet/sdk/rules"
import { applicationForm } from "../../src/onboarding/applicationForm.ts"

/** The moment at which the filled application is looked at. */
export const applicationNow = "2026-11-20T12:00:00Z"

const signature = { name: "", method: "DRAWN", drawing: "M 1 1 L 9 9", confirmed: false } as const

/** An application that nobody has anything against, and of which nothing is odd on `applicationNow`. */
export const filledApplication: AnswersOf<typeof applicationForm> = {
  ...applicationForm.empty,
  position: "Nurse",
  location: "Leeds",
  hours: "part",
  title: "Ms",
  lastname: "O’Brien",
  firstname: "Łucja",
  nationality: "Poland",
  dob: "1990-05-04",
  address: "1 High Street\nLeeds",
  email: "lucja@example.org",
  phone: "0113 496 0000",
  ukWork: "YES",
  restriction: "NO",
  insuaranceNum: "AB 12 34 56 C",
  offenses: "NO",
  investigations: "NO",
  dbsCert: "YES",
  dbsType: "enhanced1",
  dbsNumber: "001234567890",
  dbs: "YES",
  dbsRenewal: "2027-03-01",
  profreg: "NMC",
  certificate: "12A3456E",
  onlyEmployment: "YES",
  employments: [
    {
      rowId: "e1",
      employer: "Northway Care",
      position: "Carer",
      start: "2019-09-01",
      end: "",
      address: "2 Low Road, Leeds",
      reason: "",
      latest: true
    }
  ],
  employers: [
    {
      rowId: "m1",
      name: "Northway Care",
      job: "Carer",
      address: "2 Low Road, Leeds",
      start: "2019-09-01",
      end: "",
      description: "Care for residents by day and by night",
      notice: "4 weeks",
      salary: ""
    }
  ],
  educations: [
    {
      rowId: "s1",
      name: "Leeds City College",
      qualification: "Diploma in care",
      start: "2017-09-01",
      end: "2019-07-31"
    }
  ],
  references: ["r1", "r2"].map((rowId, index) => ({
    rowId,
    name: `Referee ${index + 1}`,
    position: "Manager",
    employer: "Northway Care",
    relationship: "Line manager",
    address: "",
    phone: "",
    email: `${rowId}@example.org`,
    contact: index === 0,
    latest: index === 0
  })),
  personalState: "I have cared for people for seven years.",
  licence: "YES",
  car: "NO",
  sanctions: "NO",
  dismissed: "NO",
  related: "NO",
  availability: "NO",
  confidential: true,
  printName: "Łucja O’Brien",
  signed: { ...signature, signedAt: applicationNow },
  signDate: "2026-11-20",
  genFullname: "Łucja O’Brien",
  genSigned: { ...signature, signedAt: applicationNow },
  genDate: "2026-11-20"
}
