import { NotSignedIn } from "@crewfleet/sdk"
import { makeClient, signIn } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { network, refusing } from "../network.ts"
import { keepSession } from "../someone.ts"

const baseUrl = "https://api.example"
const credentials = { username: "Owner@crewfleet.example", password: "secret" }
const owner = () =>
  Response.json({ access_token: "a1", refresh_token: "r1", userType: "AGENCY", agentId: 7, roles: [] })

describe("programs made of effects", () => {
  it("sign in, know who is signed in, and sign out", async () => {
    const { sent, fetch } = network(owner, () => Response.json([{ code: "GBP" }]), refusing(500))
    const program = Effect.gen(function* () {
      const { client, user, session, logout } = yield* signIn({ baseUrl, fetch }, credentials)
      const currencies = yield* client.agency.currencies()
      const who = user()
      return { currencies, who, reported: yield* logout, left: session() }
    })
    expect(await Effect.runPromise(program)).toMatchObject({
      currencies: [{ code: "GBP" }],
      who: { userType: "AGENCY", agentId: 7, username: "owner@crewfleet.example", permissions: [] },
      reported: false,
      left: undefined
    })
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer a1", "Bearer a1"])
  })

  it("fail where a one-time password is needed", async () => {
    const { fetch } = network(() => Response.json({ access_token: "OTP_SENT" }))
    const error = await Effect.runPromise(Effect.flip(signIn({ baseUrl, fetch }, credentials)))
    expect(error).toBeInstanceOf(NotSignedIn)
  })

  it("tell failures apart by their tags, and the session's end from any other refusal", async () => {
    const { fetch } = network(refusing(403, {}, { message: "Not yours" }), refusing(401))
    const { agency } = makeClient({ baseUrl, fetch, session: keepSession() })
    const said = agency.currencies().pipe(
      Effect.as("nothing"),
      Effect.catchTag("Refused", ({ failure, endpoint }) =>
        Effect.succeed(`${endpoint}: ${failure.message}`)
      ),
      Effect.catchTag("SessionEnded", ({ status }) => Effect.succeed(`ended with ${status}`))
    )
    expect(await Effect.runPromise(said)).toBe("agency.currencies: Not yours")
    expect(await Effect.runPromise(said)).toBe("ended with 401")
  })

  it("are sent again and told of it like promises", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0)
    const { sent, fetch } = network(refusing(503), () => Response.json([]))
    const onRetry = vi.fn()
    await Effect.runPromise(makeClient({ baseUrl, fetch, onRetry }).agency.currencies())
    vi.restoreAllMocks()
    expect(sent).toHaveLength(2)
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it("die of an id that is none, as of any mistake of the program", async () => {
    const { sent, fetch } = network(owner)
    const call = makeClient({ baseUrl, fetch }).booking.byId({ params: { id: Number.NaN } })
    await expect(Effect.runPromise(Effect.ignore(call))).rejects.toThrow("params.id must be a whole number")
    expect(sent).toEqual([])
  })
})
