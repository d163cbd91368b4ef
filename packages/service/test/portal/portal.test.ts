import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"
import { fileFor, readPortal } from "../../src/portal/PortalFiles.ts"
import { describeServedOnce } from "../servedOnBoth.ts"

const home = mkdtempSync(join(tmpdir(), "crewfleet-portal-"))
const portalDir = join(home, "dist")
mkdirSync(join(portalDir, "assets"), { recursive: true })
const script = `console.log("${"portal ".repeat(500)}")`
writeFileSync(join(home, "secret.txt"), "not for anybody")
writeFileSync(join(portalDir, "index.html"), "<!doctype html><title>Portal</title>")
writeFileSync(join(portalDir, "brand.json"), '{"name":"CrewFleet"}')
writeFileSync(join(portalDir, "assets/index-a1b2c3.js"), script)
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe("fileFor", () => {
  it("knows the page of the machines from those of the portal", () => {
    const folder = mkdtempSync(join(home, "pages-"))
    for (const name of ["index", "inspector"]) writeFileSync(join(folder, `${name}.html`), name)
    const portal = readPortal(folder)
    const page = (address: string) => String(fileFor(portal, address)?.content)
    expect(["/inspector", "/inspector/", "/inspector/session/signIn"].map(page)).toEqual(
      Array(3).fill("inspector")
    )
    expect(["/", "/inspectors", "/agency/inspector"].map(page)).toEqual(Array(3).fill("index"))
  })
})

describe("readPortal", () => {
  it("lets its own pages frame the inspector, and nobody the portal", () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-"))
    for (const name of ["index", "inspector"]) writeFileSync(join(folder, `${name}.html`), name)
    const portal = readPortal(folder)
    const headers = (address: string) => fileFor(portal, address)?.headers ?? {}
    const inspector = headers("/inspector/recording/screen")
    expect(inspector["content-security-policy"]).toMatch(/frame-src 'self'.*frame-ancestors 'self'/)
    expect(inspector["x-frame-options"]).toBe("SAMEORIGIN")
    expect(headers("/login")["content-security-policy"]).toContain("frame-ancestors 'none'")
    expect(headers("/login")["content-security-policy"]).not.toContain("frame-src")
    expect(headers("/login")["x-frame-options"]).toBeUndefined()
  })

  it("lets a page use the styles written into it, and no others", () => {
    const folder = mkdtempSync(join(home, "styled-"))
    const style = "@media (width<=30rem){p{color:red}}"
    writeFileSync(join(folder, "index.html"), `<!doctype html><style>${style}</style><title>Portal</title>`)
    const hash = createHash("sha256").update(style).digest("base64")
    expect(readPortal(folder).get("/index.html")?.headers["content-security-policy"]).toContain(
      `style-src 'self' 'sha256-${hash}';`
    )
  })

  it("wears another brand where one is given, and lets the page ask that brand's services", () => {
    const brandFile = join(home, "brand.json")
    writeFileSync(
      brandFile,
      JSON.stringify({ services: { core: "https://api.example.com", authentication: "" } })
    )
    const portal = readPortal(portalDir, brandFile)
    expect(String(portal.get("/brand.json")?.content)).toContain("api.example.com")
    expect(portal.get("/index.html")?.headers["content-security-policy"]).toContain(
      "connect-src 'self' https://api.example.com;"
    )
    expect(readPortal(portalDir).get("/index.html")?.headers["content-security-policy"]).toContain(
      "connect-src 'self';"
    )
  })

  describe("of a page with the sign-in form", () => {
    const script = "document.title"
    const built =
      '<title>Built</title><link rel="icon" href="/built.svg" /><style>:root{--brand-ink:#000000;color:red}</style>' +
      '<template id="sign-in"><i data-written="initial">B</i><b data-written="name">Built</b> ' +
      `<u data-written="year">2026</u></template><script>${script}</script>`
    const colours = {
      primary: "#111111",
      secondary: "#222222",
      accent: "#333333",
      surface: "#444444",
      ink: "#555555"
    }
    const pageIn = (brand: object) => {
      const folder = mkdtempSync(join(home, "written-"))
      writeFileSync(join(folder, "index.html"), built)
      writeFileSync(join(folder, "brand.json"), JSON.stringify(brand))
      const file = readPortal(folder).get("/index.html")
      return { page: String(file?.content), policy: file?.headers["content-security-policy"] }
    }

    it("writes the brand into it, and lets the page run its own script alone", () => {
      const { page, policy } = pageIn({ name: "Harbour Hire", favicon: "/harbour.svg", colours })
      expect(page).toBe(
        built
          .replaceAll("Built", "Harbour Hire")
          .replace(">B<", ">H<")
          .replace("/built.svg", "/harbour.svg")
          .replace("#000000", "#555555")
      )
      const hash = createHash("sha256").update(script).digest("base64")
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    })

    it("lets no brand write anything but text into it", () => {
      const { page, policy } = pageIn({ name: "<script>evil()</script>", favicon: '/"><script>', colours })
      expect(page).not.toMatch(/<script>evil|"><script>"/)
      expect(policy?.match(/script-src [^;]*/)?.[0].match(/sha256/g)).toHaveLength(1)
    })

    it("takes the form out where the brand cannot be worn, as the portal will say what is wrong", () => {
      for (const wrong of [
        { name: " " },
        { favicon: "javascript:alert(1)" },
        { colours: { ...colours, ink: "red" } }
      ]) {
        const { page } = pageIn({ name: "Harbour Hire", favicon: "/harbour.svg", colours, ...wrong })
        expect(page).not.toContain("sign-in")
      }
    })
  })

  it("does not start in another brand than the one that was asked for", () => {
    const brandFile = join(home, "misspelt.json")
    expect(() => readPortal(portalDir, brandFile)).toThrow(`There is no brand file at ${brandFile}`)
  })

  it("lets no brand write into the policy", () => {
    const brandFile = join(home, "hostile.json")
    const core = "https://api.example.com; script-src *"
    writeFileSync(brandFile, JSON.stringify({ services: { core } }))
    expect(
      readPortal(portalDir, brandFile).get("/index.html")?.headers["content-security-policy"]
    ).not.toContain("script-src *")
  })
})

describeServedOnce(
  "The portal",
  (served) => {
    /** Sends the address as it is, where `fetch` would tidy it up. */
    const rawGet = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
        const { hostname, port } = new URL(served.url)
        const sending = request({ hostname, port, path, headers, method }, async (response) => {
          const body = Buffer.concat(await response.toArray())
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
        sending.on("error", reject)
        sending.end()
      })

    it("answers every page's address with the portal, which is asked for anew each time", async () => {
      for (const path of ["/", "/login", "/resetPassword/changePassword?token=x", "/admin/agencies/list"]) {
        const { status, headers, body } = await rawGet(path)
        expect(status, path).toBe(200)
        expect(headers["content-type"]).toBe("text/html; charset=utf-8")
        expect(headers["cache-control"]).toBe("no-cache")
        expect(String(body)).toContain("<title>Portal</title>")
      }
      expect((await rawGet("/brand.json")).headers["cache-control"]).toBe("no-cache")
    })

    it("lets files whose name holds a hash be kept for ever", async () => {
      const { headers, body } = await rawGet("/assets/index-a1b2c3.js")
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
      expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
      expect(String(body)).toBe(script)
    })

    it("compresses as the browser likes it, and not where it does not", async () => {
      const accepting = (encodings: string) =>
        rawGet("/assets/index-a1b2c3.js", { "accept-encoding": encodings })
      const brotli = await accepting("gzip, deflate, br")
      expect(brotli.headers["content-encoding"]).toBe("br")
      expect(String(brotliDecompressSync(brotli.body))).toBe(script)
      const gzip = await accepting("gzip")
      expect(gzip.headers["content-encoding"]).toBe("gzip")
      expect(String(gunzipSync(gzip.body))).toBe(script)
      expect(gzip.body.length).toBeLessThan(script.length / 10)
      expect((await accepting("br;q=0, gzip;q=0.0")).headers["content-encoding"]).toBeUndefined()
      expect(gzip.headers.vary).toBe("accept-encoding")
    })

    it("sends nothing again that the browser already has", async () => {
      const headers = { "accept-encoding": "br" }
      const { headers: first } = await rawGet("/", headers)
      const known = await rawGet("/", { ...headers, "if-none-match": String(first.etag) })
      expect(known.status).toBe(304)
      expect(known.body.length).toBe(0)
      expect((await rawGet("/", { ...headers, "if-none-match": '"other"' })).status).toBe(200)
    })

    it("reaches no file outside its folder, however the address is written", async () => {
      const ways = [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/%252e%252e/secret.txt",
        "//secret.txt",
        `/${join(home, "secret.txt")}`,
        "/secret.txt%00.js"
      ]
      for (const way of ways) {
        const { status, body } = await rawGet(way)
        expect([400, 404], way).toContain(status)
        expect(String(body), way).not.toContain("not for anybody")
      }
    })

    it("says that a file is not there instead of answering with a page", async () => {
      expect((await rawGet("/assets/index-gone.js")).status).toBe(404)
      expect((await rawGet("/robots.txt")).status).toBe(404)
      expect((await rawGet("/%zz")).status).toBe(404)
    })

    it("takes nothing but questions", async () => {
      const { status, headers } = await rawGet("/login", {}, "POST")
      expect(status).toBe(405)
      expect(headers.allow).toBe("GET, HEAD")
      const head = await rawGet("/login", {}, "HEAD")
      expect(head.status).toBe(200)
      expect(head.body.length).toBe(0)
    })

    it("tells the browser what not to do, on every answer", async () => {
      for (const path of ["/", "/assets/index-a1b2c3.js", "/api/v1/nothing", "/health", "/docs", "/%zz"]) {
        const { headers } = await rawGet(path)
        const policy = String(headers["content-security-policy"])
        expect(policy, path).toContain("script-src 'self'")
        expect(policy, path).toContain("frame-ancestors 'none'")
        expect(policy, path).not.toContain("unsafe")
        expect(headers["x-content-type-options"], path).toBe("nosniff")
        expect(headers["referrer-policy"], path).toBe("no-referrer")
        expect(headers["cross-origin-opener-policy"], path).toBe("same-origin")
        expect(headers["permissions-policy"], path).toContain("camera=()")
        expect(headers["x-request-id"], path).toMatch(/^[0-9a-f-]{36}$/)
        expect(headers["strict-transport-security"], path).toBeUndefined()
      }
    })

    it("shows the contract at /docs without any script in the page", async () => {
      const { body } = await rawGet("/docs")
      expect(String(body)).not.toMatch(/<script>|<style>|https?:\/\//)
      const viewer = await rawGet("/docs/viewer.js")
      expect(viewer.headers["content-type"]).toBe("text/javascript; charset=utf-8")
      expect(String(viewer.body)).toContain("SwaggerUIBundle")
      const contract = JSON.parse(String((await rawGet("/openapi.json")).body))
      expect(Object.keys(contract.paths)).toContain("/api/v1/stats/overview")
    })
  },
  { portalDir }
)

describe("A portal that has not been built", () => {
  it("has no files", () => {
    expect(fileFor(readPortal(join(home, "nowhere")), "/")).toBeUndefined()
  })
})
