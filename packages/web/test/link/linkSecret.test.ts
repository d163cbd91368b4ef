import { afterEach, expect, it } from "vitest"
import { defectReport } from "../../src/defect/defectReport.ts"
import { forgetLinkSecret, linkSecretOf, takeLinkSecret } from "../../src/session/linkSecret.ts"

afterEach(() => {
  forgetLinkSecret()
  history.replaceState(null, "", "/")
})

const visit = (address: string) => {
  history.replaceState({ kept: true }, "", address)
  takeLinkSecret()
}

it("takes the secret out of the address and its history, and keeps it for that link alone", () => {
  const entries = history.length
  visit("/link/l-1#s3cret")
  expect(location.href).toBe(`${location.origin}/link/l-1`)
  expect(history.length).toBe(entries)
  expect(history.state).toEqual({ kept: true })
  expect(linkSecretOf("l-1")).toBe("s3cret")
  expect(linkSecretOf("l-2")).toBeUndefined()
})

it("is taken once, whoever asks for it first", () => {
  visit("/link/l-1#s3cret")
  takeLinkSecret()
  expect(linkSecretOf("l-1")).toBe("s3cret")
  forgetLinkSecret()
  expect(linkSecretOf("l-1")).toBeUndefined()
})

it("takes what stands behind a question mark for no secret, and off the address all the same", () => {
  visit("/link/l-1?secret=s3cret")
  expect(location.href).toBe(`${location.origin}/link/l-1`)
  expect(linkSecretOf("l-1")).toBeUndefined()
})

it.each(["/login?x=1#main", "/link#s3cret", "/linked/l-1#main"])("leaves %s as it is", (address) => {
  visit(address)
  expect(location.href).toBe(location.origin + address)
  expect(globalThis.linkSecret).toBeUndefined()
})

it("comes into no report of a defect, wherever an error quotes it", () => {
  const address = "https://portal.example/link/l-1#s3cret"
  const thrown = Object.assign(new TypeError(`No such page: ${address}`), {
    stack: `TypeError: ${address}\n    at open (${address}:1:1)\n    at https://portal.example/assets/first-Bx3.js:1:20`
  })
  const place = { origin: "https://portal.example", pathname: "/link/l-1" }
  const report = defectReport({ kind: "error", thrown }, place, "0.1.0")
  expect(report?.frames).toHaveLength(1)
  expect(JSON.stringify(report)).not.toMatch(/s3cret|l-1/)
})
