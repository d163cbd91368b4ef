import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { FileTable, Tables } from "../database/Tables.ts"
import { plainRefusal } from "../http/refusalResponse.ts"
import { FileContents } from "./FileContents.ts"
import { isFileId } from "./fileAddress.ts"
import { isGoodLink } from "./fileLink.ts"

/** What anybody may see who knows the name, which cannot be guessed; everything else needs a signed link. */
const isPublic = (purpose: FileTable["purpose"]) => purpose === "logo" || purpose === "vehicle"

const nothing = plainRefusal(404, "There is nothing here.")

/** `/files/:id`: images, for pages that show them. The bytes behind an id never change. */
export const FileRoute = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const database = yield* Database
    const contents = yield* FileContents
    yield* router.add(
      "GET",
      "/files/:id",
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        const request = yield* HttpServerRequest.HttpServerRequest
        const file = isFileId(id) ? yield* database.query(factsOf(id)) : undefined
        if (!file) return nothing
        const isOpen = isPublic(file.purpose)
        if (!isOpen && !(yield* isGoodLink(id, yield* HttpServerRequest.ParsedSearchParams))) return nothing
        const headers = {
          "cache-control": isOpen ? "public, max-age=31536000, immutable" : "private, max-age=900",
          "content-disposition": "inline",
          etag: `"${file.sha256}"`
        }
        if (request.headers["if-none-match"] === headers.etag) {
          return HttpServerResponse.empty({ status: 304, headers })
        }
        const content = yield* contents.read(id)
        if (!content) return nothing
        return HttpServerResponse.uint8Array(content, { contentType: file.contentType, headers })
      }).pipe(Effect.provideService(Database, database))
    )
  })
)

const factsOf = (id: string) => (db: Kysely<Tables>) =>
  db.selectFrom("files").select(["contentType", "sha256", "purpose"]).where("id", "=", id).executeTakeFirst()
