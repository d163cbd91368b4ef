import { sharingMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"

describeWalk(sharingMachine, {
  inputs: [{ workerId: 9, agencyId: 3, shares: false }],
  events: [
    { type: "sharing.chosen", shares: true },
    { type: "sharing.chosen", shares: false }
  ],
  answers: { share: [{}] }
})
