import {
  adminStaffMachine,
  applicantsMachine,
  clientStaffMachine,
  drivingLicenceMachine,
  informationMachine,
  lookupMachine,
  staffListMachine,
  staffMemberMachine,
  workerJobsMachine,
  workerNotesMachine,
  workerShiftsMachine
} from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"
import { grace, information, job, licence, listed, scope, shift } from "./someStaff.ts"

const another = { workerId: 13, agencyId: 7 }

describeWalk(
  staffListMachine,
  listScript({ agencyId: 7 }, { agencyId: 7, code: "3", expiring: "30" }, listed)
)

describeWalk(
  adminStaffMachine,
  listScript(
    {},
    { agency: "7" },
    { ...listed, id: "7-12", workerId: 12, agency: { id: 7, name: "Northway" } }
  )
)

describeWalk(
  applicantsMachine,
  listScript(
    { agencyId: 7 },
    { agencyId: 7, standing: "DECLINED" as const },
    { id: 12, firstname: "Grace", lastname: "Lee", declined: false }
  )
)

describeWalk(
  workerNotesMachine,
  listScript(scope, another, { id: 1, note: "Prefers nights", at: "2026-11-03T09:05:00.000Z" })
)

describeWalk(
  clientStaffMachine,
  listScript({ clientId: 4 }, { clientId: 5 }, { id: 12, firstname: "Grace", lastname: "Lee" })
)

describeWalk(staffMemberMachine, { ...loadingScript(scope, another, [grace]), unused: ["empty"] })

describeWalk(workerShiftsMachine, listScript(scope, another, shift))

describeWalk(drivingLicenceMachine, { ...loadingScript(scope, another, [licence]), unused: ["empty"] })

describeWalk(informationMachine, { ...loadingScript(scope, another, [information]), unused: ["empty"] })

describeWalk(
  workerJobsMachine,
  loadingScript(scope, another, [
    { jobs: [], count: 0 },
    { jobs: [job], count: 1 }
  ])
)

describeWalk(
  lookupMachine,
  loadingScript({ of: "assignmentCodes" as const }, { of: "paymentMethods" as const }, [
    [],
    [{ id: 3, code: "003", name: "Nurse" }]
  ])
)
