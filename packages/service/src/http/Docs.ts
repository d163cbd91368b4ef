import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApiSwagger, OpenApi } from "effect/http-api"
import { openApi } from "./openApi.ts"
import { type StaticFile, serveStatic, staticFile } from "./StaticFile.ts"

/** `/openapi.json` and `/docs`: the contract as a document, and as pages. What Effect writes into one page stands in files here, as no inline script runs. */
export const Docs = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const files = yield* Effect.cached(Effect.promise(makeFiles))
    const serve = (name: keyof Awaited<ReturnType<typeof makeFiles>>) =>
      Effect.flatMap(files, (made) => serveStatic(made[name]))
    yield* router.add("GET", "/openapi.json", serve("document"))
    yield* router.add("GET", "/docs", serve("page"))
    yield* router.add("GET", "/docs/viewer.js", serve("viewer"))
    yield* router.add("GET", "/docs/viewer.css", serve("style"))
  })
)

const makeFiles = async (): Promise<Record<"document" | "page" | "viewer" | "style", StaticFile>> => {
  const document = openApi()
  const described = Api.annotate(OpenApi.Transform, () => document as never)
  const { handler, dispose } = HttpRouter.toWebHandler(HttpApiSwagger.layer(described), {
    disableLogger: true
  })
  const html = await (await handler(new Request("http://localhost/docs"))).text()
  await dispose()
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  const viewer = /<script>(.*?)<\/script>/s.exec(html)?.[1]
  if (style === undefined || viewer === undefined) throw new Error("The documentation page has another form")
  const page = html
    .replace(`<style>${style}</style>`, () => '<link rel="stylesheet" href="/docs/viewer.css" />')
    .replace(`<script>${viewer}</script>`, () => '<script src="/docs/viewer.js"></script>')
  const file = (text: string, type: string) =>
    staticFile(new TextEncoder().encode(text), `${type}; charset=utf-8`, "no-cache")
  return {
    document: file(JSON.stringify(document), "application/json"),
    page: file(page, "text/html"),
    viewer: file(viewer, "text/javascript"),
    style: file(style, "text/css")
  }
}
