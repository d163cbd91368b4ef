import type { Failure } from "@crewfleet/sdk"
import { assign, enqueueActions } from "xstate"
import { childrenOf } from "./childrenOf.ts"
import { keepingReport } from "./keepingReport.ts"
import type { PhotoStatus } from "./photoSenderMachine.ts"

const photoActor = (id: string) => `photo-${id}`

/** How the photos of a report leave the device. */
export const sendingPhotos = keepingReport.extend({
  actions: {
    /** Each photo has a sender of its own, so that none holds up another, or the report. */
    startPhotos: enqueueActions(({ enqueue, context }) => {
      for (const { id, status } of context.photos) {
        if (status !== "onDevice") continue
        const input = { bookingId: context.bookingId, photoId: id }
        enqueue.spawnChild("photo", { id: photoActor(id), input })
      }
    }),
    stopPhotos: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.photos) enqueue.stopChild(photoActor(id))
    }),
    stopPhoto: enqueueActions(({ enqueue }, { id }: { readonly id: string }) => {
      enqueue.stopChild(photoActor(id))
    }),
    letPhotoGo: assign(({ context }, { id }: { readonly id: string }) => ({
      photos: context.photos.filter((photo) => photo.id !== id)
    })),
    forwardToPhotos: enqueueActions(({ enqueue, context, event, self }) => {
      for (const { id } of context.photos) {
        const sender = childrenOf(self)[photoActor(id)]
        if (sender) enqueue.sendTo(sender, event)
      }
    }),
    keepPhotoStatus: assign(
      (
        { context },
        { id, status, failure }: { id: string; status: PhotoStatus; failure?: Failure | undefined }
      ) => ({
        photos: context.photos.map((photo) =>
          photo.id === id ? { id, status, ...(failure && status !== "sending" && { failure }) } : photo
        )
      })
    )
  },
  guards: {
    isPhotoReceived: (_, { status }: { readonly status: PhotoStatus }) => status === "received"
  }
})
