import type { Random } from "../../../service/src/seed/Random.ts"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"

/** What lies on a device, by owner and place. */
export type Disk = Map<string, Uint8Array<ArrayBuffer>>

const pause = (milliseconds: number) => new Promise<void>((goOn) => setTimeout(goOn, milliseconds))

/**
 * A store as one page has it: one thing after the other, each takes a moment, `slowest` milliseconds at most, and a page that was
 * killed ends none of it.
 */
export const storeOf = (
  disk: Disk,
  life: { readonly isOver: boolean },
  chance: Random,
  slowest: number
): SealedStore => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Answer>(act: () => Answer): Promise<Answer> => {
    const [before, behind] = [chance.whole(1, (3 * slowest) / 4), chance.whole(0, slowest / 4)]
    const turn = last.then(async () => {
      await pause(before)
      // It rejects, rather than never to answer, so that what holds a lock meanwhile lets go of it as a killed page does.
      if (life.isOver) throw new Error("This page was killed")
      const answer = act()
      await pause(behind)
      return answer
    })
    last = turn.catch(() => {})
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
    places: (owner) =>
      inTurn(() =>
        [...disk.keys()]
          .filter((key) => key.startsWith(`${owner} `))
          .map((key) => key.slice(`${owner} `.length))
      )
  }
}
