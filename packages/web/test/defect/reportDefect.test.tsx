import { resetPasswordLogic } from "@crewfleet/machines"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render, waitFor } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { reportUncaught } from "../../src/defect/reportDefect.ts"
import { Boundary } from "../../src/layout/Boundary.tsx"
import { loadClient } from "../../src/session/sessionActor.ts"
import { serving } from "../serving.ts"

const service = setupServer()
serving(service)

const reported: Array<unknown> = []
const wear = (brand: Partial<Brand> | undefined) => getDefaultStore().set(brandAtom, brand as Brand)
reportUncaught()

beforeAll(() => wear({ name: "CrewFleet", services: { core: "", authentication: "", paths: {} } }))
afterAll(() => wear(undefined))

beforeEach(() => {
  history.replaceState(null, "", "/login")
  reported.length = 0
  service.use(
    handlers.defect.report(({ payload }) => {
      reported.push(payload)
      return {}
    })
  )
  // React reports on the console what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Broken = () => {
  throw new TypeError("Ada Byron has no vehicle")
}

const noted = (report: object) =>
  waitFor(() => expect(reported).toEqual([expect.objectContaining({ portal: "public", ...report })]))

it("reports what breaks while a page is drawn", async () => {
  render(
    <Boundary instead="Broken">
      <Broken />
    </Boundary>
  )
  await noted({ kind: "drawing", name: "TypeError" })
  expect(JSON.stringify(reported)).not.toContain("Ada")
})

it("reports an error that nobody caught", async () => {
  dispatchEvent(new ErrorEvent("error", { error: new RangeError("Ada Byron") }))
  await noted({ kind: "error", name: "RangeError" })
})

it("reports a promise that nobody waited for", async () => {
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new SyntaxError("Ada Byron") }))
  await noted({ kind: "rejection", name: "SyntaxError" })
})

it("reports what goes wrong behind a port, with its machine", async () => {
  const lame = resetPasswordLogic(async () => {
    await loadClient()
    throw new EvalError("Ada Byron")
  })
  createActor(lame).start().send({ type: "email.submitted", email: "ada@byron.example" })
  await noted({ kind: "port", name: "EvalError", machine: "resetPassword", state: "sending" })
})
