import { afterEach, expect, it } from "vitest"
import { clearCookies, readCookies } from "../../src/session/handOverCookies.ts"

afterEach(clearCookies)

const put = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: another application writes them like this
  document.cookie = `${name}=${value}; path=/`
}

it("reads what another application left, and nothing else", () => {
  put("access_token", "a%20b")
  put("userType", "AGENCY")
  put("agentId", "7")
  put("theme", "dark")
  expect(readCookies()).toEqual({
    accessToken: "a b",
    refreshToken: undefined,
    userType: "AGENCY",
    agentId: "7",
    displayName: undefined
  })
})

it("takes a value that is not encoded as it is", () => {
  put("displayName", "100%")
  expect(readCookies().displayName).toBe("100%")
})

it("clears its own cookies and leaves the others", () => {
  put("access_token", "a")
  put("theme", "dark")
  clearCookies()
  expect(document.cookie).toBe("theme=dark")
})
