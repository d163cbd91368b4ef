import {
  certificateMachine,
  credentialChoicesMachine,
  credentialRemovalMachine,
  credentialsMachine,
  credentialTypeEditorMachine,
  credentialTypesMachine,
  credentialUploadMachine,
  earlierVersionsMachine
} from "@crewfleet/machines"
import { credentialTypeForm } from "@crewfleet/sdk/rules"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { loadingScript } from "../list/scripts.ts"
import { training } from "./someCredential.ts"

const now = "2026-11-20T10:00:00.000Z"

describeWalk(
  credentialsMachine,
  loadingScript({ workerId: 9, sorts: ["training"] }, { workerId: 9, sorts: ["compliance"] }, [
    [],
    [training]
  ])
)

describeWalk(
  credentialChoicesMachine,
  loadingScript({ sort: "training" }, { sort: "compliance" }, [[], [{ id: 4, name: "Fire safety" }]])
)

describeWalk(
  earlierVersionsMachine,
  loadingScript({ workerId: 9, sort: "training", id: 31 }, { workerId: 9, sort: "training", id: 32 }, [
    [],
    [{ number: 1, status: "WAITING_APPROVAL", putAt: "2026-01-02T09:00:00.000Z" }]
  ])
)

const fireSafety = { id: 4, code: "CSTF-FS", name: "Fire safety", offered: true, version: 1 }
describeWalk(
  credentialTypesMachine,
  loadingScript({ sort: "training" }, { sort: "compliance" }, [[], [fireSafety]])
)

describeWalk(credentialTypeEditorMachine, {
  inputs: [
    {},
    { id: 4 },
    { id: 4, form: { ...credentialTypeForm.read(fireSafety), name: "Fires" }, thing: fireSafety }
  ],
  events: [
    { type: "form.changed", changes: { name: "Fire" } },
    { type: "form.changed", changes: { name: "" } },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: {
    load: [fireSafety, { ...fireSafety, name: "Fire", version: 2 }],
    save: [fireSafety],
    act: [],
    upload: []
  },
  unused: ["confirming", "acting", "refreshing"]
})

describeWalk(certificateMachine, {
  ...loadingScript({ workerId: 9, trainingId: 31 }, { workerId: 9, trainingId: 32 }, [
    { training, holder: "Ada Hill" }
  ]),
  unused: ["empty"]
})

describeWalk(credentialRemovalMachine, {
  inputs: [{ workerId: 9, sort: "training", id: 31 }],
  events: [{ type: "removal.confirmed" }, { type: "removal.cancelled" }],
  answers: { remove: [{}] }
})

const renewed = {
  issued: "2026-11-19",
  expires: "2027-11-19",
  file: { name: "certificate.pdf", type: "application/pdf", size: 4096, blobId: "one" }
}

const approved = { ...training, status: "APPROVED" as const }
const blank = {
  subject: { id: "", name: "" },
  type: "",
  issued: "2025-12-01",
  expires: "2026-12-01",
  file: null,
  showCertificate: false
}

describeWalk(credentialUploadMachine("training", "renew"), {
  inputs: [
    { form: { ...blank, ...renewed } },
    { id: 31 },
    { id: 31, form: { ...blank, file: renewed.file }, thing: approved }
  ],
  events: [
    { type: "form.changed", changes: { file: null, issued: "2025-12-01", expires: "2028-01-01" } },
    { type: "act.asked", act: "remove" },
    ...editorEvents(now)
  ],
  answers: {
    load: [approved, { ...approved, expires: "2028-01-01", version: 3 }],
    save: [training],
    act: [],
    upload: []
  },
  unused: ["confirming", "acting", "refreshing"]
})
