import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { patientWords } from "../transport/someRequest.ts"
import { logsAt } from "./logsAt.ts"
import { someIncident } from "./someRecords.ts"

describeServed("What happens on the road", (served) => {
  const at = logsAt(served)
  const { journey, device, mailsOf } = at
  beforeAll(at.prepare)
  beforeEach(() => {
    served.ahead = 0
    return at.forgetTries()
  })

  it("tells the agency of an incident at once and once, and of one that is withdrawn, without a word of the patient", async () => {
    const { id } = await journey()
    const on = await device(id)
    const incidentId = randomUUID()
    const first = await on.incident(someIncident(), { incidentId })
    await on.incident(someIncident(), { incidentId, as: first.id })
    const next = await on.incident(someIncident({ end: "2026-11-20T10:05:00.000Z" }), {
      incidentId,
      follows: first.id
    })
    await on.incident(someIncident({ kind: "INJURY" }))
    const told = async () => (await mailsOf(id)).map(({ subject }) => subject.replace(/: .*/, "")).sort()
    const perUser = (await mailsOf(id)).filter(({ subject }) => subject.startsWith("Restraint"))
    expect(new Set(perUser.map(({ recipient }) => recipient)).size).toBe(perUser.length)
    expect(new Set(await told())).toEqual(new Set(["Injury", "Restraint"]))
    await on.incident(someIncident({ withdrawn: true }), { incidentId, follows: next.id })
    expect(new Set(await told())).toEqual(new Set(["Injury", "Recorded by mistake", "Restraint"]))
    for (const { subject, text } of await mailsOf(id))
      for (const word of patientWords) expect(`${subject} ${text}`).not.toContain(word)
    expect((await mailsOf(id))[0]?.text).toContain(`/agency/jobs/transport/${id}`)
    const { records } = await on.read()
    expect(records.filter(({ kind }) => kind === "incident")).toHaveLength(2)
  })

  it("tells the agency once of each change of an incident's kind, and of a withdrawal that is taken back", async () => {
    const { id } = await journey()
    const on = await device(id)
    const incidentId = randomUUID()
    const says = async () => {
      const mails = await mailsOf(id)
      const mine = mails.filter(({ recipient }) => recipient === mails[0]?.recipient)
      return mine.map(({ text }) => /recorded as .*?:|has recorded:|a mistake/.exec(text)?.[0])
    }
    const first = await on.incident(someIncident({ kind: "INJURY" }), { incidentId })
    const absconded = someIncident({ kind: "ABSCONDING" })
    const second = await on.incident(absconded, { incidentId, follows: first.id })
    await on.incident(absconded, { incidentId, follows: first.id, as: second.id })
    const words = await on.incident({ ...absconded, why: "The door" }, { incidentId, follows: second.id })
    expect((await says()).toSorted()).toEqual(["has recorded:", "recorded as Injury:"])
    const withdrawn = await on.incident({ ...absconded, withdrawn: true }, { incidentId, follows: words.id })
    const again = await on.incident(absconded, { incidentId, follows: withdrawn.id })
    await on.incident({ ...absconded, withdrawn: true }, { incidentId, follows: again.id })
    expect((await says()).filter((text) => text === "a mistake")).toHaveLength(3)
    expect((await mailsOf(id)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining("takes back that this was a mistake: Absconding")
    )
  })
})
