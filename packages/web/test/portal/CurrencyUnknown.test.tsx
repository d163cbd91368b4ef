import { type KnownAgency, sessionMachine } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { CurrencyUnknown } from "../../src/portal/CurrencyUnknown.tsx"

afterEach(cleanup)

const words =
  "Amounts are shown in US dollars and may be in another currency: your agency's currency could not be loaded."

/** Somebody of an agency whose base currency the service answers only when it is no longer broken. */
const somebody = () => {
  const service = { broken: true }
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise<Session | undefined, undefined>(async () => undefined),
        keep: fromPromise(async () => {}),
        loadAgency: fromPromise<KnownAgency, { readonly agentId: number }>(async () => {
          if (service.broken) throw new Error("boom")
          return { baseCurrency: "EUR", timeZone: undefined }
        })
      }
    })
  ).start()
  render(<CurrencyUnknown session={session} />)
  session.send({
    type: "session.opened",
    session: {
      accessToken: "a",
      refreshToken: "r",
      displayName: "Stone.H",
      permissions: [],
      userType: "AGENCY",
      agentId: 7
    }
  })
  return { service, session }
}

it("says that amounts may be in another currency, and goes once trying again has brought it", async () => {
  const { service, session } = somebody()
  expect(screen.queryByText(words)).toBeNull()
  expect((await screen.findByRole("status")).textContent).toContain(words)
  service.broken = false
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await expect.poll(() => screen.queryByText(words)).toBeNull()
  expect(session.getSnapshot().context.baseCurrency).toBe("EUR")
  session.stop()
})
