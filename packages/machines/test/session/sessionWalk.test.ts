import { sessionMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { ada, priya } from "./people.ts"
import { opened, renewed } from "./tab.ts"

describeWalk(sessionMachine, {
  events: [
    opened,
    { type: "session.opened", session: ada },
    { type: "session.expired", place: "/agency/clients" },
    renewed,
    { type: "signOut.asked" },
    { type: "place.reached" },
    { type: "profile.completed" },
    { type: "timeZone.told", timeZone: "Europe/Paris" },
    { type: "currency.asked" },
    { type: "elsewhere.opened", session: priya },
    { type: "elsewhere.opened", session: ada },
    { type: "elsewhere.ended" }
  ],
  answers: {
    restore: [undefined, priya],
    keep: [undefined],
    forget: [undefined],
    loadAgency: [
      { baseCurrency: "GBP", timeZone: undefined },
      { baseCurrency: null, timeZone: "Europe/Paris" }
    ],
    logout: [undefined]
  }
})
