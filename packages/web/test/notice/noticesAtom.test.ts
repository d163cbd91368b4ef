import { getDefaultStore } from "jotai"
import { afterEach, expect, it } from "vitest"
import { dismiss, noticesAtom, notify, withdraw } from "../../src/notice/noticesAtom.ts"

const shown = () => getDefaultStore().get(noticesAtom)

afterEach(() => {
  for (const { id } of shown()) dismiss(id)
})

it("keeps what people were told in order, until it is dismissed", () => {
  notify({ level: "info", text: "One" })
  notify({ level: "error", text: "Two" })
  expect(shown().map(({ text }) => text)).toEqual(["One", "Two"])
  dismiss(shown()[0]?.id ?? 0)
  expect(shown().map(({ text }) => text)).toEqual(["Two"])
})

it("clears what was told before when a notice says so", () => {
  notify({ level: "error", text: "Network Connection Failure" })
  notify({ level: "warning", text: "City is unknown", clearing: true })
  notify({ level: "warning", text: "Street is unknown" })
  expect(shown().map(({ text }) => text)).toEqual(["City is unknown", "Street is unknown"])
})

it("shows the same words once", () => {
  notify({ level: "error", text: "Network Connection Failure" })
  notify({ level: "error", text: "Network Connection Failure" })
  expect(shown()).toHaveLength(1)
})

it("takes back what is no longer so", () => {
  notify({ level: "error", text: "Access not allowed!" })
  notify({ level: "success", text: "Password Saved" })
  withdraw({ level: "error", text: "Access not allowed!" })
  expect(shown().map(({ text }) => text)).toEqual(["Password Saved"])
})
