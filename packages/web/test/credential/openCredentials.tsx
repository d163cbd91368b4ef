import {
  credentialChoicesLogic,
  credentialRemovalLogic,
  credentialsLogic,
  credentialUploadLogic,
  earlierVersionsLogic,
  workerAgenciesLogic
} from "@crewfleet/machines"
import { makeClient, type TrainingRecord } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import type { JSX } from "react"
import { createActor } from "xstate"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import type { CredentialLogics } from "../../src/credential/credentialLogics.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { workerPages } from "../../src/portal/pages/workerPages.ts"
import { InPlace } from "../portal/InPlace.tsx"

/** A training that an agency rejected. */
export const rejected: TrainingRecord = {
  id: 31,
  workerId: 9,
  trainingId: 4,
  name: "Fire safety",
  status: "REJECTED",
  because: "UNREADABLE",
  trainingDate: "2025-12-01",
  trainingExpiry: "2031-12-01",
  document: "/files/1?signed",
  version: 2,
  number: 2,
  uploaded: "2026-11-01T09:00:00.000Z",
  type: "EXTERNAL",
  showCertificate: false,
  removable: true,
  reviews: [
    { agencyId: 3, status: "REJECTED", because: "UNREADABLE", at: "2026-11-02T09:00:00.000Z" },
    { agencyId: 8, status: "APPROVED", comment: "Thank you", at: "2026-11-03T09:00:00.000Z" }
  ]
}

/** A training that an agency gave, and one that is about to be forgotten. */
export const approved: TrainingRecord = {
  ...rejected,
  id: 32,
  trainingId: 5,
  name: "Manual handling",
  status: "APPROVED",
  because: undefined,
  trainingDate: "2019-01-31",
  trainingExpiry: "2020-01-31",
  reviews: []
}

const agencies = [
  { id: 3, name: "Moorside Care", shares: true },
  { id: 8, name: "Harbour Nursing", shares: true },
  { id: 12, name: "Quiet Staffing", shares: false }
]

/** A service that has two trainings of worker 9; a test replaces what it is about. */
export const service = setupServer(
  handlers.worker.agencies(() => ({ content: agencies, totalElements: 3 })),
  handlers.eligibility.ofWorker(() => [
    {
      agencyId: 3,
      assignmentCodeId: 3,
      assignmentCode: "Nurse",
      verdict: "MAY_NOT",
      findings: [
        {
          requirementId: 1,
          anyOf: [
            { kind: "compliance", id: 1, name: "Passport" },
            { kind: "compliance", id: 2, name: "Birth certificate" }
          ],
          name: "Identity",
          outcome: "REFUSED",
          shortfall: { kind: "missing", day: "2026-11-24" }
        }
      ]
    }
  ]),
  handlers.onboarding.list(() => []),
  handlers.training.list(() => ({ content: [rejected, approved], totalElements: 2 })),
  handlers.compliance.list(() => ({ content: [], totalElements: 0 })),
  handlers.lookup.trainings(() => [
    { id: 4, name: "Fire safety" },
    { id: 5, name: "Manual handling" },
    { id: 6, name: "Resuscitation" }
  ]),
  handlers.training.uploadCertificate(() => ({ fileUrl: "/files/9" })),
  handlers.training.add(() => ({ ...rejected, id: 33, status: "WAITING_APPROVAL" as const })),
  handlers.training.renew(() => ({ ...rejected, version: 3, status: "WAITING_APPROVAL" as const })),
  handlers.training.remove(() => ({ message: "Worker training deleted successfully" }))
)

export const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

/** The machines of records over that service; pictures stay as they are. */
export const logics: CredentialLogics = {
  list: credentialsLogic(load),
  choices: credentialChoicesLogic(load),
  earlierVersions: earlierVersionsLogic(load),
  removal: credentialRemovalLogic(load),
  makeUpload: (upload) => {
    const store = { ...makeImageStore(async (image) => image) }
    const assemble = async () => ({ blobId: "whole", name: "whole.pdf", type: "application/pdf", size: 4096 })
    const read = (blobId: string) =>
      blobId === "whole" ? Promise.resolve(new Blob(["%PDF-"])) : store.read(blobId)
    const whole = { ...store, assemble, read }
    return { store: whole, logic: credentialUploadLogic(load, whole, upload) }
  }
}

/** The agencies of worker 9, as the portal hands them over. */
export const startAgencies = () =>
  createActor(workerAgenciesLogic(load), { input: { request: { workerId: 9 } } }).start()

const brand = {
  name: "CrewFleet",
  onlineTraining: "https://training.example",
  services: { core: "" }
} as Brand

/** Opens a page of worker 9 at an address. */
export const openPage = (address: string, screen: JSX.Element) => {
  cleanup()
  getDefaultStore().set(brandAtom, brand)
  history.replaceState(null, "", address)
  const [path = ""] = address.split("?")
  render(
    <InPlace of={workerPages} path={path}>
      {screen}
      <NoticeRegion />
    </InPlace>
  )
}
