import { request } from "node:http"
import { connect } from "node:net"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

const login = "/oauth-service/api/v1/user-permission/login"

describeServed("Hostile requests", (served) => {
  const { signIn } = inWordsOf(served)
  const tokens = { agency: "", admin: "" }
  beforeAll(async () => {
    tokens.agency = (await signIn("agency")).access_token
    tokens.admin = (await signIn("admin")).access_token
  })

  const answerTo = async (path: string, init: RequestInit = {}, token?: string) => {
    const response = await fetch(served.url + path, {
      ...init,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(init.headers as object) }
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers }
  }
  const post = (path: string, body: BodyInit, type = "application/json", token?: string) =>
    answerTo(path, { method: "POST", body, headers: { "content-type": type } }, token)
  const get = (path: string, token = tokens.admin) => answerTo(path, {}, token)
  const violation = (field: string) => ({
    status: 400,
    body: { violations: [{ field, message: expect.stringContaining(field) }] }
  })

  it("names the field that is missing or of the wrong kind", async () => {
    expect(await post(login, '{"username":"a"}')).toMatchObject(violation("password"))
    expect(await post(login, '{"username":1,"password":"b"}')).toMatchObject(violation("username"))
    expect(await post(login, '{"username":"","password":"b"}')).toMatchObject(violation("username"))
  })

  it("refuses a body that is no JSON object", async () => {
    for (const body of ["", "{", "null", "[]", '"text"', "{'a':1}", "NaN"]) {
      expect(await post(login, body), body).toMatchObject(violation("body"))
    }
  })

  it("refuses a body of another type", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "text/html"
    ]) {
      expect(await post(login, "username=a", type), type).toMatchObject({
        status: 415,
        body: { message: expect.any(String) }
      })
    }
    const logo = `/api/v1/agency/${served.people.agency}/logo`
    expect(await post(logo, "{}", "application/json", tokens.agency)).toMatchObject({ status: 415 })
  })

  it("takes JSON whose type names its character set", async () => {
    const body = JSON.stringify({ username: "admin@crewfleet.example", password: "Crewfleet-2026" })
    expect(await post(login, body, "application/json; charset=utf-8")).toMatchObject({ status: 200 })
  })

  it("refuses a form that is broken or lacks its file", async () => {
    const logo = `/api/v1/agency/${served.people.agency}/logo`
    const broken = await post(logo, "--x\r\nbroken", "multipart/form-data; boundary=x", tokens.agency)
    expect(broken.status).toBe(400)
    expect((await post(logo, "text", "multipart/form-data", tokens.agency)).status).toBe(400)
    const form = new FormData()
    form.set("other", "text")
    const response = await answerTo(logo, { method: "POST", body: form }, tokens.agency)
    expect(response).toMatchObject(violation("file"))
  })

  it("refuses a JSON body of more than 200 kB, told or chunked", async () => {
    const large = JSON.stringify({ username: "a".repeat(200_001), password: "b" })
    expect(await post(login, large)).toMatchObject({ status: 413, body: { message: expect.any(String) } })
    const status = await new Promise((resolve, reject) => {
      const sending = request(served.url + login, {
        method: "POST",
        headers: { "content-type": "application/json" }
      })
      sending.on("response", ({ statusCode }) => resolve(statusCode))
      sending.on("error", reject)
      for (let part = 0; part < 30; part++) sending.write("a".repeat(10_000))
      sending.end()
    })
    expect(status).toBe(413)
  })

  it("refuses NUL characters wherever they are put", async () => {
    expect(await post(login, '{"username":"a\\u0000","password":"b"}')).toMatchObject(violation("username"))
    expect(await post(login, '{"username":"a","pass\\u0000word":"b"}')).toMatchObject({ status: 400 })
    expect(await get("/api/v1/vehicle-booking/0/10?searchCriteria=%00")).toMatchObject({ status: 400 })
    expect((await post("/oauth-service/api/v1/user-permission/refresh-token/a%00", "{}")).status).toBe(400)
  })

  it("refuses NUL characters in what is nested too deeply to be looked through", async () => {
    const deep = `${"[".repeat(45_000)}${"]".repeat(45_000)}`
    const body = `{"username":"a\\u0000","password":"b","more":${deep}}`
    expect(await post(login, body)).toMatchObject(violation("body"))
  })

  it("lets nobody keep what the API answers", async () => {
    for (const path of ["/api/v1/stats/overview", "/api/v1/currencies", "/api/v1/agency/0", "/api/nothing"]) {
      expect((await get(path)).headers.get("cache-control"), path).toBe("no-store")
    }
    const body = JSON.stringify({ username: "admin@crewfleet.example", password: "Crewfleet-2026" })
    expect((await post(login, body)).headers.get("cache-control")).toBe("no-store")
    expect((await answerTo("/api/v1/currencies")).headers.get("cache-control")).toBe("no-store")
  })

  it("refuses bytes that are no UTF-8", async () => {
    const body = new Uint8Array([
      ...Buffer.from('{"username":"'),
      0xff,
      0xfe,
      ...Buffer.from('","password":"b"}')
    ])
    expect(await post(login, body)).toMatchObject(violation("body"))
  })

  it("is not moved by keys that mean something to JavaScript", async () => {
    const body = '{"__proto__":{"username":"a","password":"b"},"constructor":{"prototype":{"isAdmin":true}}}'
    expect(await post(login, body)).toMatchObject({ status: 400 })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    expect((await get("/api/v1/stats/overview?__proto__=1&constructor=2&agencyId=1")).status).toBe(200)
  })

  it("takes text that looks like SQL for text", async () => {
    for (const search of ["' or 1=1 --", "%25", "\\", "a".repeat(2000), "😀"]) {
      const path = `/api/v1/vehicle-booking/0/10?searchCriteria=${encodeURIComponent(search)}`
      expect(await get(path), search).toMatchObject({ status: 200, body: { content: [], totalElements: 0 } })
    }
  })

  it("refuses half a character, which could not be kept as it was sent", async () => {
    for (const half of ["\\ud800", "\\uDFFF", "a\\ude00\\ud83d"]) {
      const body = `{"username":"${half}","password":"b"}`
      expect(await post(login, body), half).toMatchObject(violation("username"))
    }
    expect(await post(login, '{"\\ud800":"a","password":"b"}')).toMatchObject({ status: 400 })
    expect(await post(login, '{"username":"\\ud83d\\ude00","password":"b"}')).toMatchObject({ status: 401 })
  })

  it("answers identifiers that cannot be with 400 or 404", async () => {
    for (const id of ["0", "-1", "2147483648", "9007199254740991"]) {
      expect((await get(`/api/v1/agency/${id}`)).status, id).toBe(404)
    }
    for (const id of [
      "1e3",
      "1e0",
      "0x1",
      "0b1",
      "01",
      "-01",
      "%2B1",
      "1.0",
      "1.",
      "%20",
      "%201",
      "abc",
      "1.5",
      "NaN",
      "Infinity",
      "1e400",
      "9007199254740993",
      "1,2"
    ]) {
      expect(await get(`/api/v1/agency/${id}`), id).toMatchObject(violation("id"))
      expect(await get(`/api/v1/stats/overview?agencyId=${id}`), id).toMatchObject(violation("agencyId"))
      expect(await get(`/api/v1/client-worker/${id}/0/5`), id).toMatchObject(violation("clientId"))
    }
    expect(await get("/api/v1/stats/overview?agencyId=1&agencyId=2")).toMatchObject({ status: 400 })
    expect((await get(`/api/v1/agency/${"1".repeat(500)}`)).status).toBe(404)
  })

  it("answers pages that cannot be with 400", async () => {
    expect(await get("/api/v1/vehicle-booking/-1/10")).toMatchObject(violation("page"))
    expect(await get("/api/v1/vehicle-booking/99999999999/10")).toMatchObject(violation("page"))
    expect(await get("/api/v1/vehicle-booking/0/0")).toMatchObject(violation("size"))
    expect(await get("/api/v1/vehicle-booking/0/1001")).toMatchObject(violation("size"))
    expect(await get("/api/v1/vehicle-booking/0/10?statuses=BOOKED,STOLEN")).toMatchObject(
      violation("statuses")
    )
    expect(await get("/api/v1/stats/bookings/graph?metric=love&timeframe=today")).toMatchObject(
      violation("metric")
    )
    expect(await get("/api/v1/stats/bookings/summary?timeframe=ever")).toMatchObject(violation("timeframe"))
    expect(await get("/api/v1/stats/bookings/summary")).toMatchObject(violation("timeframe"))
  })

  it("takes only a bearer token that it gave out", async () => {
    for (const authorization of [
      "",
      "Bearer",
      "Bearer ",
      "Basic YTpi",
      `Token ${tokens.admin}`,
      `Bearer ${tokens.admin}x`
    ]) {
      const { status } = await answerTo("/api/v1/currencies", { headers: { authorization } })
      expect(status, authorization).toBe(401)
    }
  })

  it("answers a wrong API address in JSON and names the methods that an address takes", async () => {
    expect(await get("/api/v1/nothing")).toMatchObject({
      status: 404,
      body: { message: "There is nothing here." }
    })
    expect(await get("/api")).toMatchObject({ status: 404 })
    const wrong = await answerTo("/api/v1/currencies", { method: "DELETE" })
    expect(wrong).toMatchObject({ status: 405, body: { message: "This address takes GET only." } })
    expect(wrong.headers.get("allow")).toBe("GET")
    expect((await answerTo(login)).status).toBe(405)
    // Both a page of bookings and the reports of one stand at addresses of this form.
    const both = await answerTo("/api/v1/vehicle-booking/1/condition-report", { method: "DELETE" })
    expect(both.headers.get("allow")).toBe("GET")
  })

  it("answers HEAD as it answers GET, without the body", async () => {
    for (const path of [
      "/health",
      "/docs",
      "/openapi.json",
      "/api/v1/currencies",
      "/files/none",
      "/api/none"
    ]) {
      const init = { headers: { authorization: `Bearer ${tokens.admin}` } }
      const answered = async (method: string) => {
        const { status, headers } = await fetch(served.url + path, { ...init, method })
        return [path, status, headers.get("content-type")]
      }
      expect(await answered("HEAD")).toEqual(await answered("GET"))
    }
    expect((await answerTo(login, { method: "HEAD" })).status).toBe(405)
  })

  it("cannot be made to write headers of a caller's choice", async () => {
    const { status, headers } = await get("/api/v1/nothing%0d%0aset-cookie:%20a=b")
    expect(status).toBe(404)
    expect(headers.get("set-cookie")).toBeNull()
    const given = await answerTo("/health", { headers: { "x-request-id": "chosen" } })
    expect(given.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("keeps answering others after nonsense on the line", async () => {
    const { hostname, port } = new URL(served.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/9.9\r\n\u0000\r\n\r\n"))
      let text = ""
      socket.on("data", (bytes) => {
        text += bytes
      })
      socket.on("close", () => resolve(text))
    })
    expect(answer).toContain("400 Bad Request")
    expect((await answerTo("/health")).body).toEqual({ status: "ok" })
  })

  it("never answered any of this with a failure of its own", () => {
    expect(served.log.filter((line) => JSON.parse(line).status >= 500)).toEqual([])
  })
})
