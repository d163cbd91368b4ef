import { setup } from "xstate"
import type { Scope, Viewer } from "../Viewer.ts"
import { bookingSummaryMachine } from "./bookingSummaryMachine.ts"
import { graphMachine } from "./graphMachine.ts"
import { overviewMachine } from "./overviewMachine.ts"
import { upcomingBookingsMachine } from "./upcomingBookingsMachine.ts"
import { vehicleSummaryMachine } from "./vehicleSummaryMachine.ts"

const scopeOf = ({ agencyId }: Viewer): Scope => ({ agencyId })

/**
 * The dashboard as a whole. Every part is a child that lives by itself, under its own name in `children`; all start
 * with the dashboard, so that it can be started before the screen that shows it has been loaded.
 */
export const dashboardMachine = setup({
  types: {
    input: {} as Viewer,
    context: {} as Viewer,
    children: {} as {
      overview: "overview"
      graph: "graph"
      bookingSummary: "bookingSummary"
      vehicleSummary: "vehicleSummary"
      upcomingBookings: "upcomingBookings"
    }
  },
  actors: {
    overview: overviewMachine,
    graph: graphMachine,
    bookingSummary: bookingSummaryMachine,
    vehicleSummary: vehicleSummaryMachine,
    upcomingBookings: upcomingBookingsMachine
  }
}).createMachine({
  id: "dashboard",
  description: "The dashboard, of which each part loads and fails by itself.",
  context: ({ input }) => input,
  invoke: [
    { id: "overview", src: "overview", input: ({ context }) => ({ request: scopeOf(context) }) },
    { id: "graph", src: "graph", input: ({ context }) => context },
    { id: "bookingSummary", src: "bookingSummary", input: ({ context }) => ({ request: scopeOf(context) }) },
    { id: "vehicleSummary", src: "vehicleSummary", input: ({ context }) => ({ request: scopeOf(context) }) },
    {
      id: "upcomingBookings",
      src: "upcomingBookings",
      input: ({ context }) => ({ filter: scopeOf(context) })
    }
  ]
})
