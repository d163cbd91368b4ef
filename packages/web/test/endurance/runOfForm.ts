import { type Draft, editorStateOf } from "@crewfleet/machines"
import { vi } from "vitest"
import { createActor } from "xstate"
import {
  type LongFormThing,
  longFormEditor,
  longFormRules
} from "../../../machines/src/form/longFormEditor.ts"
import { longFormPorts } from "../../../machines/src/form/longFormPorts.ts"
import { Random } from "../../../service/src/seed/Random.ts"
import { makeDrafts } from "../../src/editing/Drafts.ts"
import { makeDraftKeeper } from "../../src/editing/makeDraftKeeper.ts"
import { Knowledge } from "./Knowledge.ts"
import { type RunAnswers, type RunForm, versions } from "./runForm.ts"
import { type Connection, makeSimulatedService } from "./simulatedService.ts"
import { type Disk, storeOf } from "./simulatedStore.ts"

type Thing = LongFormThing<RunForm>

interface Device extends Connection {
  readonly name: string
  readonly disk: Disk
  tabs: ReadonlyArray<Tab>
}

const editors = versions.map((long) =>
  longFormEditor(long, { id: "run", description: "A form of a run.", savesEvery: 10_000 })
)

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const fieldsOf = (answers: RunAnswers) => Object.keys(answers) as ReadonlyArray<keyof RunAnswers>

/** A form that is open in a tab, which keeps on its device what is typed. */
const openTab = async (
  device: Device,
  version: number,
  calls: ReturnType<typeof makeSimulatedService>["callsOf"],
  chance: Random
) => {
  const [long, editor] = [versions[version], editors[version]]
  if (!long || !editor) throw new Error("There is no such version")
  const life = { isOver: false }
  const taking = { take: long.form.take, answersOf: longFormRules(long).form.read }
  const drafts = makeDrafts<Thing, RunAnswers>("run", taking, storeOf(device.disk, life, chance, 80))
  const read = drafts.read("worker", 7)
  await passes(200)
  const draft: Draft<Thing, RunAnswers> | undefined = await read
  const keeper = makeDraftKeeper(drafts, "worker", () => {})
  const actor = createActor(editor.provide({ actors: longFormPorts(long, calls(device)) }), {
    input: { id: 7, ...draft }
  })
  actor.on("draft.changed", (changed) => keeper.change(changed.id, changed.draft))
  actor.start()
  return {
    life,
    actor,
    keeper,
    form: long.form,
    context: () => actor.getSnapshot().context,
    step: () => editorStateOf(actor.getSnapshot())
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

/** One run, drawn from its seed: what happened in it, and what was lost. */
export const runOfForm = async (seed: number) => {
  const chance = new Random(seed)
  const knowledge = new Knowledge()
  const script: Array<string> = []
  const { service, callsOf } = makeSimulatedService(chance)
  const makeDevice = (name: string): Device => ({
    name,
    disk: new Map(),
    isOffline: false,
    isExpired: false,
    tabs: []
  })
  const devices = [makeDevice("telephone"), makeDevice("laptop")]
  const begun = Date.now()
  /** What the forms showed in the end of answers that they ask no more. */
  const left: Array<Readonly<Record<string, unknown>>> = []
  let typed = 0

  const open = async (device: Device) => {
    const tab = await openTab(device, service.version, callsOf, chance)
    device.tabs = [...device.tabs, tab]
    return tab
  }
  const leave = (device: Device, tab: Tab) => {
    device.tabs = device.tabs.filter((other) => other !== tab)
    tab.actor.stop()
  }
  const kill = (device: Device, tab: Tab) => {
    tab.life.isOver = true
    knowledge.killed(tab)
    leave(device, tab)
  }
  const close = async (device: Device, tab: Tab) => {
    tab.keeper.write()
    leave(device, tab)
    await passes(500)
    tab.life.isOver = true
  }
  /** One tab of a browser at a time has the form: another takes it over once this one has written what was typed last. */
  const takeOver = async (device: Device, tab: Tab) => {
    await close(device, tab)
    await open(device)
  }
  const another = (field: keyof RunAnswers, answer: unknown) => {
    typed += 1
    if (field === "illness") return { answer: "YES", details: `illness ${typed}` }
    if (field !== "jobs") return `${field} ${typed}`
    const rows = answer as ReadonlyArray<object>
    const kept = rows.length > 0 && chance.next() < 0.4 ? rows.slice(1) : rows
    return [...kept.slice(0, 5), { employer: `employer ${typed}`, rowId: `r${typed}` }]
  }
  const type = (tab: Tab) => {
    if (["loading", "failed", "changed", "closed"].includes(tab.step())) return
    const { form } = tab.context()
    const field = chance.pick(fieldsOf(form))
    const answer = another(field, form[field])
    tab.actor.send({ type: "form.changed", changes: { [field]: answer }, key: `${typed}` })
    knowledge.typed(tab, field, form[field], answer)
    return `${field} ${typed}`
  }
  /** The person has both versions before them, and says which is right. */
  const decide = (tab: Tab, isMine = chance.next() < 0.5) => {
    const { form: mine, theirs: other } = tab.context()
    if (tab.step() !== "comparing" || !other) return
    const theirs = tab.form.read(other.answers)
    tab.actor.send(isMine ? { type: "mine.kept" } : { type: "theirs.taken" })
    const { form } = tab.context()
    for (const field of fieldsOf(form)) {
      knowledge.replaced(field, mine[field], form[field])
      knowledge.replaced(field, theirs[field], form[field])
    }
    return isMine ? "mine" : "theirs"
  }
  const save = (tab: Tab, intent: "save" | "submit") =>
    tab.actor.send({ type: "save.asked", intent, now: new Date().toISOString() })

  const happen = async () => {
    const device = chance.pick(devices)
    const tab = device.tabs.length > 0 ? chance.pick(device.tabs) : await open(device)
    if (tab.step() === "failed") tab.actor.send({ type: "reload.asked" })
    const what = chance.weighted({
      type: 30,
      save: 2,
      submit: 1,
      kill: 4,
      close: 2,
      offline: 3,
      online: 4,
      expire: 1,
      signIn: 2,
      decide: 4,
      takeOver: 1,
      version: 0.3
    })
    const done = {
      type: () => type(tab),
      save: () => save(tab, "save"),
      submit: () => save(tab, "submit"),
      kill: () => kill(device, tab),
      close: () => close(device, tab),
      offline: () => {
        device.isOffline = true
      },
      online: () => {
        device.isOffline = false
      },
      expire: () => {
        device.isExpired = true
      },
      signIn: () => {
        device.isExpired = false
      },
      decide: () => decide(tab),
      takeOver: () => takeOver(device, tab),
      version: () => {
        service.version = 1
      }
    }[what]
    const said = await done()
    script.push(`${Date.now() - begun} ${device.name} ${what} ${typeof said === "string" ? said : ""}`)
    await passes(chance.pick([0, 50, 250, 400, 900, 1_500, 4_000, 11_000]))
  }

  /** Everything works again, and the person looks at each device until all is saved. */
  const settle = async () => {
    service.isTroubled = false
    await passes(60_000)
    for (let round = 0; round < 3; round += 1)
      for (const device of devices) {
        Object.assign(device, { isOffline: false, isExpired: false })
        for (const tab of device.tabs) await finish(device, tab)
        await finish(device, await open(device))
      }
  }
  const finish = async (device: Device, tab: Tab) => {
    for (let round = 0; round < 4; round += 1) {
      await passes(2_000)
      if (tab.step() === "failed") tab.actor.send({ type: "reload.asked" })
      else if (tab.step() === "comparing") decide(tab)
      else save(tab, "save")
    }
    left.push(tab.context().left)
    await close(device, tab)
  }

  for (let step = chance.whole(20, 60); step > 0; step -= 1) await happen()
  await settle()
  const held = versions.map(({ form }) => form.read(service.answers as never))
  const lost = knowledge.lost(
    (field, json) =>
      held.some((answers) => JSON.stringify(answers[field as keyof RunAnswers]) === json) ||
      left.some((answers) => JSON.stringify(answers[field]) === json)
  )
  return { lost, script, typed }
}
