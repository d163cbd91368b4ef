import type { Random } from "../../../service/src/seed/Random.ts"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"

/** What lies on a device, by owner and place. */
export type Disk = Map<string, Uint8Array<ArrayBuffer>>

const after = (milliseconds: number) => new Promise<void>((goOn) => setTimeout(goOn, milliseconds))

/** A store as one tab has it: it does one thing after the other, each takes a moment, and a killed tab may not end it. */
export const storeOf = (disk: Disk, life: { readonly isOver: boolean }, chance: Random): SealedStore => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Answer>(act: () => Answer): Promise<Answer> => {
    const [before, behind] = [chance.whole(1, 60), chance.whole(0, 20)]
    const turn = last.then(async () => {
      await after(before)
      if (life.isOver) return new Promise<Answer>(() => {})
      const answer = act()
      await after(behind)
      return answer
    })
    last = turn
    return turn
  }
  const at = (owner: string | undefined, place: string) => `${owner} ${place}`
  return {
    keep: (owner, place, bytes) => inTurn(() => void disk.set(at(owner, place), new Uint8Array(bytes))),
    read: (owner, place) => inTurn(() => disk.get(at(owner, place))),
    forget: (owner, places) =>
      inTurn(() => {
        for (const place of places) disk.delete(at(owner, place))
      }),
    places: async (owner) =>
      [...disk.keys()]
        .filter((key) => key.startsWith(`${owner} `))
        .map((key) => key.slice(`${owner} `.length))
  }
}
