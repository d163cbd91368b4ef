import type { FileReference } from "../file/FileReference.ts"
import { uploadOf } from "../upload/Upload.ts"
import { photoWords, vehiclePhotos } from "./vehiclePhotosSetup.ts"

const loading = vehiclePhotos.createStateConfig({
  description: "The photos are on their way.",
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
  description: "The person may add photos, put them in order, and remove one.",
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

/** One picture after the other; one that fails is tried again, with those behind it, until it is left out. */
const working = vehiclePhotos.createStateConfig({
  description: "The chosen pictures are uploaded, one after the other.",
  initial: "choosing",
  states: {
    choosing: {
      description: "The next picture is taken, until none is left.",
      entry: { type: "keepOnly", params: ({ context }) => ({ pictures: context.waiting }) },
      always: [{ guard: "waits", target: "uploading" }, "#vehiclePhotos.resting"]
    },
    uploading: {
      description: "One picture is on its way.",
      invoke: {
        id: "upload",
        src: "upload",
        input: ({ context: { vehicleId, waiting } }) => ({ upload: uploadOf(waiting[0]), to: { vehicleId } }),
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "choosing",
            actions: ["next", { type: "refusePicture", params: ({ event }) => event }]
          },
          {
            target: "choosing",
            actions: [
              "next",
              { type: "takeAnswer", params: ({ event }) => event },
              { type: "notify", params: photoWords.added }
            ]
          }
        ]
      },
      initial: "running",
      states: {
        running: {
          description: "The upload is at work.",
          tags: "busy",
          on: {
            "upload.interrupted": {
              target: "interrupted",
              actions: { type: "explainUpload", params: ({ event }) => event }
            }
          }
        },
        interrupted: {
          description: "The upload waits; the person may try again or leave the picture out.",
          on: {
            "retry.chosen": { actions: "retry" },
            "upload.resumed": { target: "running", actions: "forgetProblem" },
            "picture.dropped": {
              target: "#vehiclePhotos.working.choosing",
              actions: ["forgetProblem", "next"]
            }
          }
        }
      }
    }
  }
})

const ordering = vehiclePhotos.createStateConfig({
  description: "The new order is being saved.",
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
  description: "The person confirms or cancels removing a photo.",
  on: {
    "removal.confirmed": "removing",
    "removal.cancelled": { target: "resting", actions: "forgetRemoval" }
  }
})

const removing = vehiclePhotos.createStateConfig({
  description: "A photo is being removed.",
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
        { type: "notify", params: photoWords.removed }
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
  description: "The photos of a vehicle: added, put in order and removed.",
  meta: { harmless: ["type", "by"] },
  context: ({ input }) => ({
    vehicleId: input.vehicleId,
    status: undefined,
    photos: [],
    waiting: [],
    problem: undefined,
    order: [],
    removing: undefined,
    failure: undefined
  }),
  initial: "loading",
  on: { "status.changed": { actions: { type: "keepStatus", params: ({ event }) => event } } },
  states: {
    loading,
    failed: {
      description: "The photos could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    resting,
    working,
    ordering,
    confirming,
    removing
  }
})
