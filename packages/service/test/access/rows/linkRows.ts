import type { Belongings } from "../Belongings.ts"
import { linkSecret } from "../insertBelongings.ts"
import type { Row } from "../Row.ts"

const right = ({ link }: Belongings) => ({ id: link, secret: linkSecret })
const wrong = ({ link }: Belongings) => ({ id: link, secret: "1".repeat(43) })
const given = "/link?scope=booking.shared&recordId=:booking"

/** Who may open links, and who sees and withdraws those that an agency gave out. */
export const linkRows: ReadonlyArray<Row> = [
  ["200 200 200 200 200 200 200 200 200 200 200 200", "link.open", "/link/open", right, "the right secret"],
  ["404 404 404 404 404 404 404 404 404 404 404 404", "link.open", "/link/open", wrong, "a wrong one"],
  ["401 403 403 403 403 403 403 403 403 403 200 200", "link.current", "/link/current"],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "link.list", given],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "link.list", `${given}&agencyId=:agency`],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "link.revoke", "/link/:spareLink/revoke"],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "link.revoke", "/link/:none/revoke"]
]
