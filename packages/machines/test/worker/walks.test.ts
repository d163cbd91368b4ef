import { workerAgenciesMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"

describeWalk(
  workerAgenciesMachine,
  loadingScript({ workerId: 3 }, { workerId: 4 }, [[], [{ id: 7, name: "Northern Hire" }]])
)
