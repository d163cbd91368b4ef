import { failureOf } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { linksAt } from "./linksAt.ts"

const usedUp = expect.objectContaining({
  _tag: "Refused",
  status: 403,
  message: "This link has been opened in as many browsers as it may be. Ask Northgate Rentals for a new one."
})

describeServed(
  "The uses of a link",
  (served) => {
    const { someLink, open, usesOf, limitUses } = linksAt(served)

    it("counts each browser once: one that comes back with its token uses nothing up", async () => {
      const { id, secret } = await someLink()
      const { token } = await open({ id, secret })
      expect((await open({ id, secret, visit: token })).token).toBe(token)
      expect(await usesOf(id)).toBe(1)
      expect((await open({ id, secret, visit: "link.of-somebody-else" })).token).not.toBe(token)
      expect(await usesOf(id)).toBe(2)
    })

    it("takes no token of another link for a browser that was there before", async () => {
      const [one, other] = [await someLink(), await someLink()]
      const { token } = await open(one)
      expect((await open({ id: other.id, secret: other.secret, visit: token })).token).not.toBe(token)
      expect(await usesOf(other.id)).toBe(1)
    })

    it("never opens more often than it may: of fifty at once at the last use one gets in", async () => {
      const { id, secret } = await someLink()
      await limitUses(id, 1)
      const attempts = Array.from({ length: 50 }, (_, number) => open({ id, secret }, `10.1.0.${number}`))
      const answers = await Promise.allSettled(attempts)
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      const failures = answers.flatMap((answer) =>
        answer.status === "rejected" ? [failureOf(answer.reason)] : []
      )
      expect(failures).toEqual(Array.from({ length: 49 }, () => usedUp))
      expect(await usesOf(id)).toBe(1)
    })

    it("lets in a browser that was there before when it is used up", async () => {
      const { id, secret } = await someLink()
      await limitUses(id, 1)
      const { token } = await open({ id, secret })
      expect(await refusalOf(open({ id, secret }))).toEqual(usedUp)
      expect((await open({ id, secret, visit: token })).token).toBe(token)
    })
  },
  { trustedProxies: 1 }
)
