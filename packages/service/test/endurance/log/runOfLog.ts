import { isAt, unsentOf } from "@crewfleet/machines"
import { incidentKinds } from "@crewfleet/sdk/rules"
import type { DeliveryActor } from "../../../../web/src/delivery/DeliveryActor.ts"
import { sendAsked } from "../../../../web/src/delivery/sendAsked.ts"
import { recordIncident, withdraw } from "../../../../web/src/leader/recordIncident.ts"
import { Knowledge } from "../../../../web/test/endurance/Knowledge.ts"
import { Random } from "../../../src/seed/Random.ts"
import { pngOf } from "../../agency/pngOf.ts"
import type { logsAt } from "../../leader/logsAt.ts"
import type { Served } from "../../servedOnBoth.ts"
import { clientsOf } from "../../session/clientsOf.ts"
import { type Device, type Leader, type LogPage, openPage, type Road } from "./LogPage.ts"
import { marksIn, noMark } from "./marks.ts"
import { type Answers, incidentPart, type Part, parts, photoAdded, photosIn } from "./parts.ts"
import { roadNetwork } from "./roadNetwork.ts"
import { type Said, saidOf } from "./Said.ts"
import type { VirtualTime } from "./virtualTime.ts"

/** In what all runs take place. */
export interface Runs {
  readonly served: Served
  readonly at: ReturnType<typeof logsAt>
  readonly time: VirtualTime
  /** The first leads the journey. */
  readonly leaders: readonly [Leader, Leader]
}

/** One run, drawn from its seed: what happened in it, and what the device said. */
export const runOfLog = async (seed: number, { served, at, time, leaders }: Runs) => {
  const { during, passes } = time
  const chance = new Random(seed)
  const script: Array<string> = []
  const knowledge = new Knowledge()
  const said: Said = { records: new Map(), photos: new Set() }
  const [first, second] = leaders
  const journey = await during(at.journey({ second: second.workerId }))
  // A sign-in opens a log for a while only, and more time than that passes from run to run.
  const clients = clientsOf(served)
  const desk = await during(at.desk())
  const begun = Date.now()
  const tell = (line: string) => void script.push(`${Date.now() - begun} ${line}`)
  const { network, fetchFrom } = roadNetwork(chance, time, tell)
  let typed = 0

  const road: Road = {
    ...{ url: served.url, chance, time, fetchFrom, journey },
    heard: (part, actor) => saidOf(said, part, actor)
  }
  const deviceOf = (name: string, leader: Leader): Device => ({
    ...{ name, leader, disk: new Map(), isOffline: false, pages: [] }
  })
  const telephone = deviceOf("telephone", first)
  const tablet = deviceOf("tablet", first)
  const other = deviceOf("other", second)
  const devices = [telephone, tablet, other]
  let keeper = first
  /** Which devices somebody has signed in on. */
  const admitted = new Set<Device>()
  const incidents: Array<Part> = []

  const open = async (device: Device, entry?: Parameters<typeof openPage>[2]) => {
    const page = await openPage(device, road, entry)
    if (page) device.pages = [...device.pages, page]
    return page
  }
  const leave = (device: Device, page: LogPage) => {
    device.pages = device.pages.filter((other) => other !== page)
    page.close()
  }
  const kill = (device: Device, page: LogPage) => {
    page.life.isOver = true
    knowledge.killed(page)
    leave(device, page)
  }
  const close = async (device: Device, page: LogPage) => {
    leave(device, page)
    await passes(1_000)
    page.life.isOver = true
  }
  const signIn = async (device: Device, code?: string) => {
    const entry = await during(
      at.leading(device.leader.name, clients).then((enter) => enter(journey.id, code))
    )
    if (!entry.visit) return "asked for a code"
    for (const page of device.pages) await close(device, page)
    admitted.add(device)
    await open(device, entry)
    return "let in"
  }
  const handOver = async () => {
    keeper = keeper === first ? second : first
    await during(at.nameLeader(journey.id, keeper.workerId))
    const device = keeper === first ? telephone : other
    const answer = await signIn(device)
    if (answer === "let in") return keeper.name
    const { code } = await during(desk.code(journey.id))
    return `${keeper.name} ${await signIn(device, code)}`
  }

  /** What is worked on may have been received already, or be on its way: then it is taken back first. */
  const changing = (actor: DeliveryActor) => {
    if (isAt(actor.getSnapshot(), "received", "waiting")) actor.send({ type: "amendment.asked" })
    return isAt(actor.getSnapshot(), "filling")
  }
  const formOf = (actor: DeliveryActor) => actor.getSnapshot().context.form as Answers
  const edit = (actor: DeliveryActor, edit: Answers) => actor.send({ type: "form.edited", edit })
  const completed = (actor: DeliveryActor, part: Part) => edit(actor, part.complete(formOf(actor), journey))
  const anyPart = () => chance.pick([...parts, ...incidents])

  const type = async (page: LogPage, part = anyPart()) => {
    const actor = await page.work(part)
    if (!actor || !changing(actor)) return `${part.kind} not now`
    const form = formOf(actor)
    if (part.kind === "incident" && form.kind === "") return "incident not known"
    if (part.kind === "times" && (form.times as ReadonlyArray<object>).length === 0) return "crew not known"
    typed += 1
    const mark = `§${typed}§`
    const { edit: changes, field, seen } = part.type(form, mark, chance)
    edit(actor, changes)
    completed(actor, part)
    const place = placeOf(page, part)
    knowledge.typed(page, `${place} ${field}`, seen, mark)
    return `${place} ${field} ${mark}`
  }
  const placeOf = (page: LogPage, part: Part) =>
    part.outboxIn(page.outboxes).store.placeOf(part.recordOf(journey))
  const sendPart = async (page: LogPage, part: Part) => {
    const actor = await page.work(part)
    if (!actor || !isAt(actor.getSnapshot(), "filling")) return `${part.kind} not now`
    completed(actor, part)
    actor.send(sendAsked())
    const { problems } = actor.getSnapshot().context
    return `${placeOf(page, part)} ${problems.map(({ field, text }) => `${field}: ${text}`).join()}`
  }
  /** What was noted and not sent yet; else anything. */
  const send = (page: LogPage) => {
    const noted = [...parts, ...incidents].filter((part) => {
      const actor = page.actorOf(part)
      return actor && isAt(actor.getSnapshot(), "filling") && isNoted(formOf(actor))
    })
    return noted.length > 0 ? sendPart(page, chance.pick(noted)) : type(page)
  }
  const photo = async (page: LogPage) => {
    const [part] = parts
    const actor = part && (await page.work(part))
    if (!part || !actor || !changing(actor)) return "not now"
    const photoId = crypto.randomUUID()
    const file = new Blob([pngOf(200 + typed)], { type: "image/png" })
    const store = part.outboxIn(page.outboxes).store
    await time.until(store.keepAttachment(part.recordOf(journey), photoId, file))
    if ((formOf(actor).litter as { photoIds: ReadonlyArray<string> }).photoIds.length >= 4) return "enough"
    completed(actor, part)
    edit(actor, photoAdded(formOf(actor), photoId))
    knowledge.typed(page, "photo", noMark, photoId)
    return photoId
  }
  const incident = async (page: LogPage) => {
    const incidentId = crypto.randomUUID()
    const part = incidentPart(incidentId)
    const kind = chance.pick(Object.keys(incidentKinds) as ReadonlyArray<keyof typeof incidentKinds>)
    const record = part.recordOf(journey) as never
    await time.until(recordIncident(page.outboxes.incident, record, kind, new Date().toISOString()))
    incidents.push(part)
    knowledge.typed(page, "incident", noMark, incidentId)
    page.openUnsent()
    return kind
  }
  const takeBack = async (page: LogPage) => {
    const [part] = incidents
    const actor = part && (await page.work(part))
    if (!part || !actor || formOf(actor).withdrawn || formOf(actor).kind === "") return "none"
    withdraw(page.outboxes.incident, part.recordOf(journey) as never).catch(() => {})
    return "asked"
  }
  /** Whoever sees both says which is right. */
  const decide = (page: LogPage, part: Part) => {
    const actor = page.actorOf(part)
    if (!actor || !isAt(actor.getSnapshot(), "conflicting")) return
    const { form, received } = actor.getSnapshot().context
    const [mine, theirs] = [marksIn(form), marksIn(received?.content)]
    const isMine = chance.next() < 0.5
    actor.send(isMine ? { type: "own.chosen", id: crypto.randomUUID() } : { type: "other.chosen" })
    const place = placeOf(page, part)
    for (const field of Object.keys({ ...mine, ...theirs })) {
      const [ours, other] = [mine[field] ?? noMark, theirs[field] ?? noMark]
      if (isMine) knowledge.replaced(`${place} ${field}`, other, ours)
      else knowledge.replaced(`${place} ${field}`, ours, other)
    }
    const [chosen, left] = isMine ? [form, received?.content] : [received?.content, form]
    for (const photoId of photosIn(left))
      if (!photosIn(chosen).includes(photoId)) knowledge.replaced("photo", photoId, noMark)
    return `${place} ${isMine ? "mine" : "theirs"}`
  }
  const decideAny = (page: LogPage) =>
    [...parts, ...incidents].map((part) => decide(page, part)).find((done) => done) ?? "nothing to decide"
  const giveBack = (page: LogPage) =>
    during(
      desk
        .giveBack(journey.id, [{ step: chance.pick(["vehicle", "property"]), words: "Say it better" }])
        .then(
          () => "returned",
          () => "not submitted"
        )
    ).then(async (answer) => `${answer}, ${(await page.read())?.returns.length ?? "unread"}`)

  const happen = async () => {
    const device = chance.pick([...admitted])
    const page = (device.pages.length > 0 ? chance.pick(device.pages) : undefined) ?? (await open(device))
    const what = chance.weighted({
      ...{ type: 24, send: 16, photo: 6, incident: 3, takeBack: 1, decide: 3 },
      ...{ kill: 4, close: 1, offline: 3, online: 5, tab: 2, tablet: 1, handOver: 1, giveBack: 2, read: 2 }
    })
    const done: Readonly<Record<typeof what, (page: LogPage) => unknown>> = {
      type: (page) => type(page),
      send,
      photo,
      incident,
      takeBack,
      decide: decideAny,
      kill: (page) => kill(device, page),
      close: (page) => close(device, page),
      offline: () => {
        device.isOffline = true
      },
      online: (page) => {
        device.isOffline = false
        page.connectionReturned()
      },
      tab: async () => {
        const other = await open(device)
        // What was typed last in the page before may be lost, as where it is killed.
        knowledge.killed(page ?? {})
        for (const part of parts) await other?.work(part)
      },
      tablet: () => (keeper === first ? signIn(tablet) : "not now"),
      handOver,
      giveBack,
      read: (page) => page.read()
    }
    const answer = page ? await done[what](page) : "nothing is known here"
    // The portal closes it then, in every tab.
    if (page?.isGone()) for (const shown of device.pages) leave(device, shown)
    tell(`${device.name} ${what} ${typeof answer === "string" ? answer : ""}`)
    await passes(chance.pick([0, 50, 250, 400, 900, 1_500, 4_000, 11_000]))
  }

  /** Everything works again; the log is finished, and everybody sends what they have noted. */
  const settle = async () => {
    network.isTroubled = false
    const left: Array<string> = []
    for (const device of [...admitted].sort((one, two) => rankOf(one) - rankOf(two))) {
      device.isOffline = false
      for (const page of device.pages) await close(device, page)
      const page = await open(device)
      if (page && device.leader === keeper)
        for (const part of parts)
          if (!isThere(await page.work(part))) tell(`finishes ${await type(page, part)}`)
      if (page) for (let round = 0; round < 4 && !(await isSettled(page)); round += 1) await passes(3_000)
      if (page) left.push(...leftOn(device, page))
      if (page) await close(device, page)
    }
    return left
  }
  const rankOf = ({ leader, name }: Device) => Number(leader !== keeper) * 2 + Number(name === "tablet")
  const isThere = (actor: DeliveryActor | undefined) =>
    actor === undefined || isAt(actor.getSnapshot(), "received") || isNoted(formOf(actor))
  const isSettled = async (page: LogPage) => {
    for (const part of [...parts, ...incidents]) {
      await page.work(part)
      decide(page, part)
      const actor = page.actorOf(part)
      if (actor && isNoted(formOf(actor)) && isAt(actor.getSnapshot(), "filling")) await sendPart(page, part)
    }
    await passes(3_000)
    return leftOn({ name: "" }, page).length === 0
  }
  /** What did not get through although everything works. */
  const leftOn = ({ name }: Pick<Device, "name">, page: LogPage) =>
    [...parts, ...incidents].flatMap((part) => {
      const actor = page.actorOf(part)
      const snapshot = actor?.getSnapshot()
      if (!snapshot) return [`left ${name} ${part.kind}: nothing works on it`]
      const unsent = unsentOf(snapshot)
      if (unsent === undefined) return []
      const { refusal, failure } = snapshot.context
      return [`left ${name} ${part.kind} ${unsent} ${JSON.stringify([snapshot.value, refusal, failure])}`]
    })

  await signIn(telephone)
  for (let step = chance.whole(8, 16); step > 0; step -= 1) await happen()
  const left = await settle()
  return { journey, devices, knowledge, said, script, typed, left }
}

/** Whether anybody typed or photographed anything of it. */
const isNoted = (form: Answers): boolean => Object.keys(marksIn(form)).length + photosIn(form).length > 0
