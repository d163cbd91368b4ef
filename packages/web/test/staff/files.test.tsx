import { expect, it } from "vitest"
import type { List } from "../../src/list/List.ts"
import { adminStaffList } from "../../src/staff/adminStaffList.tsx"
import { clientStaffList } from "../../src/staff/clientStaffList.tsx"
import { staffList } from "../../src/staff/staffList.tsx"
import { listed, logics } from "./openStaff.tsx"

/** One line of the file that a list exports, by its headings. */
const lineOf = <Row, Filter>({ csv }: Pick<List<Row, Filter>, "csv">, row: Row) =>
  Object.fromEntries(Object.entries(csv?.columns ?? {}).map(([heading, cell]) => [heading, cell(row)]))

const jobs = {
  Jobs: "Cleaner, Driver, Nurse",
  "May Work Tomorrow": "Cleaner: May work; Driver: May work; Nurse: May not work",
  Why: "Nurse: Fire safety awaits review; 1 requirement that only the agency sees"
}

it("of an agency's workers has all that the list shows, and what it has no room for", () => {
  expect(lineOf(staffList(7, logics), listed)).toEqual({
    Id: 12,
    "First Name": "Grace",
    "Last Name": "Lee",
    "E-mail": "grace@post.example",
    Telephone: "07700 900123",
    "Employment No.": "E-12",
    ...jobs,
    Standing: "At work",
    "Fit To Work": "Yes",
    "Shares Records": "Yes",
    "To Review": 2,
    "Next Expiry": "2020-12-01"
  })
})

it("of the workers of all agencies names the agency of each, and says standings in words", () => {
  expect(lineOf(adminStaffList(logics), { ...listed, id: "7-12", workerId: 12 })).toEqual({
    Id: 12,
    "First Name": "Grace",
    "Last Name": "Lee",
    Agency: "Northway",
    "E-mail": "grace@post.example",
    Telephone: "07700 900123",
    ...jobs,
    Standing: "At work",
    "To Review": 2
  })
})

it("of those who are booked for a client has who they are, what they do and when, and no more", () => {
  const booked = { id: 12, firstname: "Grace", lastname: "Lee", assignmentCode: "Nurse" }
  expect(lineOf(clientStaffList(4, logics), { ...booked, nextShift: "2026-12-03T19:45:00.000Z" })).toEqual({
    Id: 12,
    "First Name": "Grace",
    "Last Name": "Lee",
    "Works As": "Nurse",
    "Next Shift": "2026-12-03T19:45:00.000Z"
  })
})
