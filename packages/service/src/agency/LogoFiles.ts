import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Database } from "../database/Database.ts"
import { plainRefusal } from "../http/refusalResponse.ts"

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `/files/:id`: a logo, for pages that show it. Its name cannot be guessed, and its bytes never change. */
export const LogoFiles = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const { query } = yield* Database
    yield* router.add(
      "GET",
      "/files/:id",
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        const request = yield* HttpServerRequest.HttpServerRequest
        const file = uuid.test(id)
          ? yield* query((db) =>
              db
                .selectFrom("files")
                .select(["content", "contentType", "sha256"])
                .where("id", "=", id)
                .executeTakeFirst()
            )
          : undefined
        if (!file) return plainRefusal(404, "There is nothing here.")
        const headers = {
          "cache-control": "public, max-age=31536000, immutable",
          "content-disposition": "inline",
          etag: `"${file.sha256}"`
        }
        if (request.headers["if-none-match"] === headers.etag) {
          return HttpServerResponse.empty({ status: 304, headers })
        }
        return HttpServerResponse.uint8Array(file.content, { contentType: file.contentType, headers })
      })
    )
  })
)
