import { type ListedBooking, seesProviders, type UserType, vehicleName } from "@crewfleet/sdk"
import { writeMoment } from "../time/write.ts"
import type { Column } from "../ui/DataTable.tsx"
import { amountWriter } from "./amountWriter.ts"
import styles from "./bookingColumns.module.css"

/** What the table of upcoming bookings shows of each; the provider to admins only. */
export const bookingColumns = (
  userType: UserType,
  currency: string
): ReadonlyArray<Column<ListedBooking>> => {
  const amountOf = amountWriter(currency)
  return [
    {
      heading: "Hirer",
      cell: ({ firstname, surname, email }) => <Two main={joined(" ", firstname, surname)} minor={email} />
    },
    {
      heading: "Vehicle",
      cell: ({ vehicle }) => <Two main={vehicleName(vehicle, unknown)} minor={vehicle?.regno} />
    },
    ...(seesProviders(userType) ? [provider] : []),
    { heading: "Start", cell: ({ start }) => (start ? writeMoment(start) : unknown) },
    { heading: "Location", cell: ({ location }) => joined(", ", location?.city, location?.country) },
    {
      heading: "Amount",
      align: "end",
      cell: (booking) => amountOf(booking) ?? unknown
    }
  ]
}

const provider: Column<ListedBooking> = {
  heading: "Provider",
  cell: ({ vehicle }) => vehicle?.agency?.name ?? unknown
}

function Two({ main, minor }: { readonly main: string; readonly minor: string | null | undefined }) {
  return (
    <span className={styles.two}>
      {main}
      {minor && <span className={styles.minor}>{minor}</span>}
    </span>
  )
}

const unknown = "–"

const joined = (between: string, ...texts: ReadonlyArray<string | null | undefined>) =>
  texts.filter(Boolean).join(between) || unknown
