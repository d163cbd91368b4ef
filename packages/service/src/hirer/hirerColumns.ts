import { type Complete, hirerForm } from "@crewfleet/sdk/rules"
import type { Selectable } from "kysely"
import { answerColumns } from "../database/answerColumns.ts"
import type { ClientTable } from "../database/Tables.ts"

type Answers = Complete<typeof hirerForm>

const addressForm = hirerForm.questions.address.each
const licenceForm = hirerForm.questions.licence.each
const keptPerson = answerColumns(hirerForm, {}, ["email", "address", "licence"])
const keptAddress = answerColumns(addressForm, {})
const keptLicence = answerColumns(licenceForm, {
  number: "licenceNumber",
  expiryDate: "licenceExpiry"
})

/** The columns that keep what is said of a hirer. */
export const hirerColumns = [
  "email",
  ...keptPerson.names,
  ...keptAddress.names,
  ...keptLicence.names
] as const

/** The answers about a hirer as they are kept; an empty e-mail address stands for none. */
export const rowOf = ({ email, address, licence, ...person }: Answers) => ({
  ...keptPerson.write(person),
  email: email ?? "",
  ...keptAddress.write(address ?? addressForm.write(addressForm.empty)),
  ...keptLicence.write(licence ?? licenceForm.write(licenceForm.empty))
})

/** The same as they are told. */
export const hirerOf = (row: Pick<Selectable<ClientTable>, (typeof hirerColumns)[number]>) => ({
  ...keptPerson.read(row),
  email: row.email || null,
  address: keptAddress.read(row),
  licence: keptLicence.read(row)
})
