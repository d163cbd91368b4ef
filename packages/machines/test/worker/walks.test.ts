import {
  colleagueMachine,
  colleaguesMachine,
  workerAgenciesMachine,
  workerAgencyMachine,
  workerClientsMachine
} from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"

describeWalk(
  workerAgenciesMachine,
  loadingScript({ workerId: 3 }, { workerId: 4 }, [[], [{ id: 7, name: "Northern Hire" }]])
)

describeWalk(workerAgencyMachine, {
  ...loadingScript({ agencyId: 7 }, { agencyId: 8 }, [{ name: "Northern Hire", telephone: "0113 496 0111" }]),
  unused: ["empty"]
})

describeWalk(
  workerClientsMachine,
  listScript({ workerId: 9 }, { workerId: 8 }, { id: 4, name: "Elm Ward", address: ["1 Quay", "Hull"] })
)

describeWalk(
  colleaguesMachine,
  listScript({ workerId: 9 }, { workerId: 8 }, { id: 12, firstname: "Ada", lastname: "Hill" })
)

describeWalk(colleagueMachine, {
  ...loadingScript({ workerId: 12 }, { workerId: 13 }, [{ id: 12, firstname: "Ada", lastname: "Hill" }]),
  unused: ["empty"]
})
