import { failureOf } from "@crewfleet/sdk"
import type { FileReference } from "../file/FileReference.ts"
import { photoWords, vehiclePhotos } from "./vehiclePhotos.ts"

const first = ([picture]: ReadonlyArray<FileReference>): FileReference => {
  if (!picture) throw new Error("A picture is chosen before it is shrunk and shrunk before it is uploaded")
  return picture
}

const loading = vehiclePhotos.createStateConfig({
  tags: "busy",
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }) => ({ id: context.vehicleId }),
    onDone: { target: "resting", actions: { type: "keepVehicle", params: ({ event }) => event } },
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

const choosing = {
  "pictures.chosen": {
    target: "#vehiclePhotos.working",
    actions: {
      type: "queue",
      params: ({ event }: { event: { pictures: ReadonlyArray<FileReference> } }) => event
    }
  }
} as const

const resting = vehiclePhotos.createStateConfig({
  on: {
    ...choosing,
    "photo.moved": {
      guard: { type: "mayMove", params: ({ event }) => event },
      target: "ordering",
      actions: ["forgetProblem", { type: "chooseOrder", params: ({ event }) => event }]
    },
    "removal.asked": {
      guard: { type: "mayRemove", params: ({ event }) => event },
      target: "confirming",
      actions: ["forgetProblem", { type: "chooseRemoval", params: ({ event }) => event }]
    },
    "reload.asked": "loading"
  }
})

/** One picture after the other; one that fails waits for a decision, with those behind it. */
const working = vehiclePhotos.createStateConfig({
  initial: "choosing",
  states: {
    choosing: {
      entry: {
        type: "keepOnly",
        params: ({ context: { waiting, shrunk } }) => ({ pictures: shrunk ? [...waiting, shrunk] : waiting })
      },
      always: [
        { guard: "isShrunk", target: "uploading" },
        { guard: "waits", target: "shrinking" },
        "#vehiclePhotos.resting"
      ]
    },
    shrinking: {
      tags: "busy",
      invoke: {
        id: "shrink",
        src: "shrink",
        input: ({ context }) => first(context.waiting),
        onDone: { target: "uploading", actions: { type: "keepShrunk", params: ({ event }) => event } },
        onError: { target: "choosing", actions: ["next", "refusePicture"] }
      }
    },
    uploading: {
      tags: "busy",
      invoke: {
        id: "upload",
        src: "upload",
        input: ({ context }) => ({
          vehicleId: context.vehicleId,
          picture: context.shrunk ?? first(context.waiting)
        }),
        onError: {
          target: "interrupted",
          actions: { type: "explainUpload", params: ({ event }) => ({ failure: failureOf(event.error) }) }
        }
      },
      on: {
        "upload.progressed": { actions: { type: "keepProgress", params: ({ event }) => event } },
        "upload.finished": {
          target: "choosing",
          actions: [
            "next",
            { type: "keepPhotos", params: ({ event }) => event },
            { type: "tell", params: photoWords.added }
          ]
        },
        "upload.failed": {
          target: "interrupted",
          actions: { type: "explainUpload", params: ({ event }) => event }
        }
      }
    },
    interrupted: {
      on: {
        "retry.chosen": { target: "choosing", actions: "forgetProblem" },
        "picture.dropped": { target: "choosing", actions: ["forgetProblem", "next"] }
      }
    }
  }
})

const ordering = vehiclePhotos.createStateConfig({
  tags: "busy",
  invoke: {
    id: "order",
    src: "order",
    input: ({ context }) => ({ vehicleId: context.vehicleId, ids: context.order }),
    onDone: { target: "resting", actions: { type: "keepPhotos", params: ({ event }) => event.output } },
    onError: { target: "loading", actions: { type: "explain", params: ({ event }) => event } }
  }
})

const confirming = vehiclePhotos.createStateConfig({
  on: {
    "removal.confirmed": "removing",
    "removal.cancelled": { target: "resting", actions: "forgetRemoval" }
  }
})

const removing = vehiclePhotos.createStateConfig({
  tags: "busy",
  exit: "forgetRemoval",
  invoke: {
    id: "remove",
    src: "remove",
    input: ({ context }) => ({ vehicleId: context.vehicleId, id: context.removing ?? "" }),
    onDone: {
      target: "resting",
      actions: [
        { type: "keepPhotos", params: ({ event }) => event.output },
        { type: "tell", params: photoWords.removed }
      ]
    },
    onError: { target: "loading", actions: { type: "explain", params: ({ event }) => event } }
  }
})

/**
 * The photos of a vehicle: several pictures are shrunk and uploaded one after the other, and one that fails is tried
 * again without choosing it again. A change that failed shows the photos as the service has them.
 */
export const vehiclePhotosMachine = vehiclePhotos.createMachine({
  id: "vehiclePhotos",
  meta: { harmless: ["type", "by"] },
  context: ({ input }) => ({
    vehicleId: input.vehicleId,
    status: undefined,
    photos: [],
    waiting: [],
    shrunk: undefined,
    sent: 0,
    problem: undefined,
    order: [],
    removing: undefined,
    failure: undefined
  }),
  initial: "loading",
  on: { "status.changed": { actions: { type: "keepStatus", params: ({ event }) => event } } },
  states: {
    loading,
    failed: { on: { "reload.asked": "loading" } },
    resting,
    working,
    ordering,
    confirming,
    removing
  }
})
