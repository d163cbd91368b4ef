import type { HirersFilter } from "@crewfleet/machines"
import type { ListedHirer } from "@crewfleet/sdk"
import { intervalFilter } from "../list/givenFilters.ts"
import { type List, listSizes } from "../list/List.ts"
import { RowLink } from "../ui/RowLink.tsx"
import { bookings, contact, csvColumns, namedHirer, nameOf, rating } from "./hirerColumns.tsx"
import { hirerLogics } from "./hirerLogics.ts"

/** The list of an agency's hirers. */
export const hirersList = (
  agencyId: number | undefined,
  logic: typeof hirerLogics.hirers
): List<ListedHirer, HirersFilter> => ({
  names: ["hirer", "hirers"],
  title: "All hirers",
  logic,
  filter: { agencyId },
  columns: [
    namedHirer((hirer) => <RowLink href={`/agency/clients/${hirer.id}`}>{nameOf(hirer)}</RowLink>),
    contact,
    { ...bookings, sort: "totalBooking", sortsFirst: "descending" },
    rating
  ],
  ...searchedHirers("hirers"),
  none: {
    title: "You have no hirers yet",
    advice: "A hirer stands here once you have entered them, or from their first booking on."
  },
  csv: { logic: hirerLogics.export, columns: csvColumns }
})

/** How any list of hirers is searched and narrowed, by what many of them are called. */
export const searchedHirers = (many: string) =>
  ({
    search: { placeholder: "Name, e-mail or telephone" },
    filters: { added: intervalFilter("added", "New") },
    sizes: listSizes,
    situation: "loadHirers",
    notFound: (search) =>
      search === ""
        ? {}
        : {
            title: `No ${many} match “${search}”`,
            advice: "Try a part of the name, the e-mail address or the telephone number."
          }
  }) satisfies Partial<List<ListedHirer, HirersFilter>>
