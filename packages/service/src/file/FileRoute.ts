import { pdfType } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Database } from "../database/Database.ts"
import type { FileTable } from "../database/Tables.ts"
import { plainRefusal } from "../http/refusalResponse.ts"
import { now } from "../time/now.ts"
import { FileContents } from "./FileContents.ts"
import { isFileId } from "./fileAddress.ts"
import { openedLink } from "./fileLink.ts"
import { isStillShown } from "./isStillShown.ts"
import { noteLook } from "./noteLook.ts"
import { ShownElsewhere } from "./ShownElsewhere.ts"

/** What anybody may see who knows the name, which cannot be guessed; everything else needs a signed link. */
const isPublic = (purpose: FileTable["purpose"]) => purpose === "logo" || purpose === "vehicle"

const forAnybody = { viewer: undefined, right: undefined }

const nothing = plainRefusal(404, "There is nothing here.")

/** A PDF is saved and opened elsewhere: whatever it holds, it is nothing of ours that shows it. */
const asDownload = {
  "content-disposition": 'attachment; filename="document.pdf"',
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox"
}

/**
 * `/files/:id`: images for pages that show them, and PDFs to save. The bytes behind an id never change. The router brings `HEAD`
 * here as well, which is told what a file is and looks at none of it.
 */
export const FileRoute = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const database = yield* Database
    const contents = yield* FileContents
    const elsewhere = yield* ShownElsewhere
    yield* router.add(
      "GET",
      "/files/:id",
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        const request = yield* HttpServerRequest.HttpServerRequest
        const file = isFileId(id) ? yield* factsOf(id) : undefined
        if (!file) return nothing
        const isOpen = isPublic(file.purpose)
        const link = isOpen ? forAnybody : yield* openedLink(id, yield* HttpServerRequest.ParsedSearchParams)
        if (!link || (link.viewer !== undefined && !(yield* isStillShown(id, link.viewer, link.right))))
          return nothing
        const isAsking = request.method === "HEAD"
        if (link.viewer !== undefined && !isAsking) yield* noteLook(id, link.viewer)
        const headers = {
          "cache-control": isOpen ? "public, max-age=31536000, immutable" : "private, max-age=900",
          "content-disposition": "inline",
          etag: `"${file.sha256}"`,
          ...(file.contentType === pdfType && asDownload)
        }
        if (request.headers["if-none-match"] === headers.etag) {
          return HttpServerResponse.empty({ status: 304, headers })
        }
        if (isAsking) {
          return HttpServerResponse.empty({
            status: 200,
            headers: { ...headers, "content-type": file.contentType }
          })
        }
        const content = yield* contents.read(id)
        if (!content) return nothing
        return HttpServerResponse.uint8Array(content, { contentType: file.contentType, headers })
      }).pipe(Effect.provideService(Database, database), Effect.provideService(ShownElsewhere, elsewhere))
    )
  })
)

const factsOf = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  const moment = yield* now
  return yield* query((db) =>
    db
      .selectFrom("files")
      .select(["contentType", "sha256", "purpose"])
      .where("id", "=", id)
      .where((is) => is.or([is("removeAt", "is", null), is("removeAt", ">", moment)]))
      .executeTakeFirst()
  )
})
