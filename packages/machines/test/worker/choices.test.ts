import { noticesChoiceMachine, noticesMachine, sharingMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"

describeWalk(sharingMachine, {
  inputs: [{ about: { workerId: 9, agencyId: 3 }, choice: false }],
  events: [
    { type: "choice.made", choice: true },
    { type: "choice.made", choice: false }
  ],
  answers: { save: [{}] }
})

describeWalk(noticesMachine, {
  ...loadingScript({ workerId: 9 }, { workerId: 8 }, [{ id: 9, endings: true }]),
  unused: ["empty"]
})

describeWalk(noticesChoiceMachine, {
  inputs: [{ about: { workerId: 9 }, choice: { endings: true } }],
  events: [
    { type: "choice.made", choice: { endings: false } },
    { type: "choice.made", choice: { endings: true } }
  ],
  answers: { save: [{}] }
})
