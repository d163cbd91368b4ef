import { fileAddress } from "../../../src/file/fileAddress.ts"
import type { Belongings } from "../Belongings.ts"
import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const file = "/client/documents/file"
const filed = (id: number, fileId: string) => ({
  id,
  clientDocs: [{ url: fileAddress(fileId), name: "ID" }]
})
const itsHirer = ({ client, document }: Belongings) => filed(client, document)
const itsFile = ({ otherClient, otherDocument }: Belongings) => filed(otherClient, otherDocument)

const person = { name: "Nia New", telephone: "0161 496 0003" }

/**
 * Who may see the hirers of an agency and keep documents of them; which file it is, is an answer, and a wrong one gets
 * a 400, as does a correction of somebody with an account, who keeps their own details.
 */
export const hirerRows: ReadonlyArray<Row> = [
  ["401 403 403 200 200 403 403 403 403 403 403 403", "hirer.list", "/client/0/10"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "hirer.list",
    "/client/0/10?sort=rating&agencyId=:agency"
  ],
  ["401 200 200 403 403 403 403 403 403 403 403 403", "hirer.all", "/client/all/0/10"],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "hirer.alike", "/client/alike?email=a@post.example"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "hirer.alike",
    "/client/alike?email=a@post.example&agencyId=:agency"
  ],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "hirer.create", "/client", person],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "hirer.create", "/client?agencyId=:agency", person],
  ["401 403 403 400 404 403 403 403 403 403 403 403", "hirer.update", "/client/:client", person],
  [
    "401 403 403 400 404 403 403 403 403 403 403 403",
    "hirer.update",
    "/client/:client?agencyId=:agency",
    person
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "hirer.byId", "/client/:client"],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "hirer.byId", "/client/:client?agencyId=:agency"],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "hirer.byId", "/client/:none"],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "hirer.bookings", "/client/:client/bookings/0/10"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "hirer.bookings",
    "/client/:client/bookings/0/10?agencyId=:agency"
  ],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "hirer.uploadDocument", file, logo],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "hirer.uploadDocument",
    `${file}?agencyId=:agency`,
    logo
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "hirer.addDocuments",
    "/client/documents",
    itsHirer,
    "its hirer"
  ],
  [
    "401 403 403 404 400 403 403 403 403 403 403 403",
    "hirer.addDocuments",
    "/client/documents",
    itsFile,
    "its file"
  ],
  [
    "401 403 403 404 404 403 403 403 403 403 403 403",
    "hirer.addDocuments",
    "/client/documents?agencyId=:agency",
    itsFile,
    "its file"
  ]
]
