import { Effect, FileSystem, Layer, Path, Sink } from "effect"
import { Etag, HttpPlatform } from "effect/http"
import { uploaded } from "./node/files.ts"

let folders = 0

const forget = (folder: string) => {
  for (const path of uploaded.keys()) if (path.startsWith(`${folder}/`)) uploaded.delete(path)
}

/** Uploads are files in memory as long as their request is answered; no other file is there. */
const uploads = FileSystem.layerNoop({
  makeTempDirectoryScoped: () =>
    Effect.acquireRelease(
      Effect.sync(() => `/uploads/${++folders}`),
      (folder) => Effect.sync(() => forget(folder))
    ),
  sink: (path) =>
    Sink.suspend(() => {
      uploaded.set(path, new Uint8Array())
      const keep = (bytes: Uint8Array) => Effect.sync(() => append(path, bytes))
      return Sink.forEach(keep)
    })
})

const append = (path: string, bytes: Uint8Array) =>
  uploaded.set(path, Buffer.concat([uploaded.get(path) ?? new Uint8Array(), bytes]))

/** What the router of the service needs of the place in which it runs. */
export const platform = Layer.mergeAll(HttpPlatform.layer, Path.layer, Etag.layerWeak).pipe(
  Layer.provideMerge(uploads)
)
