import { expect, it } from "vitest"
import { browserIn } from "../../src/session/browserIn.ts"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"

it.each<[string, string | undefined]>([
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/143.0.0.0 Mobile Safari/537.36`],
  [
    "Edge on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0 Safari/537.36 Edg/143.0`
  ],
  ["Opera on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/143.0 Safari/537.36 OPR/124.0`],
  [
    "Samsung Internet on Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`
  ],
  ["Firefox on Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0"],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1"
  ],
  [
    "Chrome on iPad",
    "Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/143.0 Mobile Safari/604.1"
  ],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/143.0 Safari/537.36`],
  ["Linux", "curl-like program (Linux)"]
])("calls a browser %s", (words, userAgent) => {
  expect(browserIn(userAgent)).toBe(words)
})

it("says nothing of a program that says nothing", () => {
  expect(browserIn("node")).toBeNull()
  expect(browserIn("")).toBeNull()
  expect(browserIn(undefined)).toBeNull()
})
