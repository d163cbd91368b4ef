import {
  type Failure,
  failureOf,
  type Notice,
  noticesFor,
  type Vehicle,
  type VehiclePhoto
} from "@crewfleet/sdk"
import { photoProblem, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { FileReference } from "../file/FileReference.ts"
import { whyNot } from "../life/offered.ts"
import { port } from "../port.ts"
import type { UploadEnd } from "../upload/Upload.ts"
import type { UploadReport } from "../upload/uploadMachine.ts"
import { photoFile } from "./photoFile.ts"
import { vehicleFacts, vehicleLife } from "./vehicleLife.ts"

/** What an upload or a change brings: the photos as they are then. */
export interface PhotosNow {
  readonly photos: ReadonlyArray<VehiclePhoto>
}

/** What happens to the photos of a vehicle. */
export type VehiclePhotosEvent =
  | { readonly type: "pictures.chosen"; readonly pictures: ReadonlyArray<FileReference> }
  /** The picture that could not be uploaded is tried again. */
  | { readonly type: "retry.chosen" }
  /** The picture that could not be uploaded is given up. */
  | { readonly type: "picture.dropped" }
  /** A photo goes this many places back (below 0: to the front). */
  | { readonly type: "photo.moved"; readonly id: string; readonly by: number }
  | { readonly type: "removal.asked"; readonly id: string }
  | { readonly type: "removal.confirmed" }
  | { readonly type: "removal.cancelled" }
  /** The vehicle went on in its life. */
  | { readonly type: "status.changed"; readonly status: string | undefined }
  | { readonly type: "reload.asked" }
  | UploadReport

/** What is kept in mind about the photos of a vehicle. */
export interface VehiclePhotosContext {
  readonly vehicleId: number
  readonly status: string | undefined
  readonly photos: ReadonlyArray<VehiclePhoto>
  /** The pictures that still have to be uploaded, the one at work first. */
  readonly waiting: ReadonlyArray<FileReference>
  /** What is wrong with what was chosen last. */
  readonly problem: string | undefined
  /** The order that is being written. */
  readonly order: ReadonlyArray<string>
  /** The photo whose removal waits to be confirmed. */
  readonly removing: string | undefined
  /** Why the photos could not be loaded. */
  readonly failure: Failure | undefined
}

type Ended = {
  readonly output: UploadEnd<PhotosNow>
}

/** Why no photo of a vehicle may be removed now; undefined where one may be. */
export const removalObstacle = ({
  photos,
  status
}: Pick<VehiclePhotosContext, "photos" | "status">): string | undefined =>
  whyNot(vehicleLife, status, vehicleFacts({ photos }), { type: "photo.removed" })

/** The ids of the photos with one of them some places further back; undefined when it cannot go there. */
export const movedPhotos = (
  photos: ReadonlyArray<VehiclePhoto>,
  id: string,
  by: number
): ReadonlyArray<string> | undefined => {
  const ids = photos.map((photo) => photo.id)
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || by === 0 || to < 0 || to >= ids.length) return undefined
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** What the photos of a vehicle are made of: ports, actions and guards. */
export const vehiclePhotos = setup({
  types: {
    input: {} as { readonly vehicleId: number },
    context: {} as VehiclePhotosContext,
    events: {} as VehiclePhotosEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    load: port<Vehicle, { readonly id: number }>("load"),
    upload: photoFile,
    order: port<PhotosNow, { readonly vehicleId: number; readonly ids: ReadonlyArray<string> }>("order"),
    remove: port<PhotosNow, { readonly vehicleId: number; readonly id: string }>("remove")
  },
  actions: {
    /** Forgets every picture that is no longer needed; the host knows how. */
    keepOnly: (_, _needed: { readonly pictures: ReadonlyArray<FileReference> }) => {},
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    explainUpload: assign((_, { failure }: { readonly failure: Failure | undefined }) => ({
      problem: failure && uploadWords(failure)
    })),
    keepVehicle: assign((_, { output }: { readonly output: Vehicle }) => ({
      photos: output.photos ?? [],
      status: output.status,
      failure: undefined
    })),
    keepStatus: assign((_, { status }: { readonly status: string | undefined }) => ({ status })),
    keepPhotos: assign((_, { photos }: PhotosNow) => ({ photos })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    queue: assign(({ context }, { pictures }: { readonly pictures: ReadonlyArray<FileReference> }) => {
      const taken: Array<FileReference> = []
      const problems: Array<string> = []
      for (const picture of pictures) {
        const held = context.photos.length + context.waiting.length + taken.length
        const problem = photoProblem(picture, held)
        if (problem === undefined) taken.push(picture)
        else problems.push(problem)
      }
      return { waiting: [...context.waiting, ...taken], problem: problems[0] }
    }),
    takeAnswer: assign(({ context }, { output: { upload } }: Ended) => ({
      photos: upload.answer?.photos ?? context.photos
    })),
    next: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    refusePicture: assign((_, { output }: Ended) => ({ problem: output.because })),
    retry: sendTo("upload", { type: "retry.chosen" }),
    forgetProblem: assign({ problem: undefined }),
    chooseOrder: assign(({ context }, { id, by }: { readonly id: string; readonly by: number }) => ({
      order: movedPhotos(context.photos, id, by) ?? []
    })),
    chooseRemoval: assign((_, { id }: { readonly id: string }) => ({ removing: id })),
    forgetRemoval: assign({ removing: undefined })
  },
  guards: {
    waits: ({ context }) => context.waiting.length > 0,
    isRefused: (_, { output }: Ended) => output.because !== undefined,
    mayMove: ({ context }, { id, by }: { readonly id: string; readonly by: number }) =>
      movedPhotos(context.photos, id, by) !== undefined,
    mayRemove: ({ context }, { id }: { readonly id: string }) =>
      removalObstacle(context) === undefined && context.photos.some((photo) => photo.id === id)
  }
})

const uploadWords = (failure: Failure) =>
  failure._tag === "Refused" && failure.violations[0]
    ? failure.violations[0].message
    : noticesFor("authenticatedCall", failure)
        .map(({ text }) => text)
        .join(" ")

/** What is told of a photo. */
export const photoWords = { added: words.photoAdded, removed: words.photoRemoved } as const
