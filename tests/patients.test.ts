import { readFileSync } from "node:fs"
import { join } from "node:path"
import { audiencesFor, type TransportReader, transportStatuses } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const page = readFileSync(join(import.meta.dirname, "../docs/security.md"), "utf8")

const readers: Readonly<Record<TransportReader, string>> = {
  ward: "The client whose ward asked, or the link once its code was given",
  link: "The link alone",
  agency: "The agency that alone was asked, or has accepted",
  agencyAmongOthers: "An agency that was asked with others",
  formerAgency: "An agency that no longer has to do with it",
  leader: "The team leader",
  crew: "Whoever else is booked",
  seatSeeker: "A worker who may take a seat",
  admin: "Administrators"
}

const columns = {
  new: ["NEW"],
  "accepted, authorised": ["ACCEPTED", "AUTHORIZED"],
  "committed, on the road, logged": ["COMMITTED", "IN_PROGRESS", "LOGGED"],
  closed: ["CLOSED"],
  "declined, cancelled, aborted, expired": ["DECLINED", "CANCELLED", "ABORTED", "EXPIRED"]
} as const

const cellOf = (reader: TransportReader, status: string, owesHours = false) => {
  const audiences = audiencesFor(reader, status, owesHours)
  return audiences.length === 4 ? "all" : audiences.join(", ") || "nothing"
}

it("has a column for every status", () => {
  expect(Object.values(columns).flat().toSorted()).toEqual(transportStatuses.toSorted())
})

it.each(Object.entries(readers))(
  "copies into the documentation what %s reads of a patient",
  (reader, name) => {
    const cells = Object.values(columns).map((statuses) => {
      const [cell, ...others] = new Set(statuses.map((status) => cellOf(reader as TransportReader, status)))
      expect(others).toEqual([])
      return cell
    })
    const owed = cellOf(reader as TransportReader, "ABORTED", true)
    expect(page).toContain(`\n| ${[name, ...cells, owed].join(" | ")} |\n`)
  }
)
