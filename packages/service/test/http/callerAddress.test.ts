import { expect, it } from "vitest"
import { hashOf } from "../../src/secret/Secret.ts"
import { describeServedOnce, type Served } from "../servedOnBoth.ts"

/** Tries to sign in and gives the keys by which the try was counted. */
const countedFor = async (served: Served, forwarded: string) => {
  await served.query((db) => db.deleteFrom("signInAttempts").execute())
  await fetch(`${served.url}/oauth-service/api/v1/user-permission/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
    body: '{"username":"nobody","password":"wrong"}'
  })
  const rows = await served.query((db) => db.selectFrom("signInAttempts").select("key").execute())
  return rows.map(({ key }) => key)
}

const keyOf = (address: string) => `address:${hashOf(address)}`

describeServedOnce("Without a proxy", (served) => {
  it("counts by the connection's address, whatever a header claims", async () => {
    expect(await countedFor(served, "203.0.113.9")).toContain(keyOf("127.0.0.1"))
  })
})

describeServedOnce(
  "Behind one trusted proxy",
  (served) => {
    it("counts by the address that the proxy saw, not by what the caller wrote before it", async () => {
      expect(await countedFor(served, "198.51.100.1, 203.0.113.9")).toContain(keyOf("203.0.113.9"))
    })

    it("counts a whole IPv6 network as one", async () => {
      const network = keyOf("2001:db8:0:7")
      expect(await countedFor(served, "2001:db8:0:7::1")).toContain(network)
      expect(await countedFor(served, "2001:db8:0:7:a:b:c:d")).toContain(network)
      expect(await countedFor(served, "2001:db8:0:8::1")).not.toContain(network)
    })
  },
  { trustedProxies: 1 }
)
