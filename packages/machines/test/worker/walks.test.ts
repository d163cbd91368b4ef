import { workerAgenciesMachine, workerAgencyMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"

describeWalk(
  workerAgenciesMachine,
  loadingScript({ workerId: 3 }, { workerId: 4 }, [[], [{ id: 7, name: "Northern Hire" }]])
)

describeWalk(workerAgencyMachine, {
  ...loadingScript({ agencyId: 7 }, { agencyId: 8 }, [{ name: "Northern Hire", telephone: "0113 496 0111" }]),
  unused: ["empty"]
})
