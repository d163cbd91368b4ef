import { kyselyOn, startPGlite } from "@crewfleet/service/embedded"
import type { PGlite } from "@electric-sql/pglite"
import { decompress } from "fzstd"
import { useOwnTime } from "../ownTime.ts"
import { tellingChanges } from "./changes.ts"
import { keeping } from "./keeping.ts"
import { readKept, writeKept } from "./keptDatabase.ts"
import type { Message } from "./messages.ts"

/** The snapshot that was built: where it lies, and the moment of which it is. */
export interface Snapshot {
  readonly address: string
  /** In milliseconds since 1970. */
  readonly moment: number
}

const day = 86_400_000

/** The database of the demo: as it was kept in this browser, or else as it was built. What changes in it is kept, and said. */
export const openDatabase = async (snapshot: Snapshot, say: (message: Message) => void) => {
  const kept = await readKept().catch(() => undefined)
  const ours = kept?.snapshot === snapshot.address ? kept : undefined
  // By whole days, so that it is the hour in the demo that it is for whoever looks at it.
  const behind = ours?.behind ?? Math.floor((Date.now() - snapshot.moment) / day) * day
  const pglite = await startPGlite({ loadDataDir: ours?.packed ?? (await fetched(snapshot.address)) })
  await useOwnTime(pglite)
  await goBehind(pglite, behind)
  const keep = async (count: () => number) => {
    // No transaction is open meanwhile: what is counted has happened, or never will.
    const [changes, packed] = await pglite.transaction(
      async () => [count(), await pglite.dumpDataDir("gzip")] as const
    )
    await writeKept({ snapshot: snapshot.address, behind, packed })
    return changes
  }
  return { db: kyselyOn(pglite).withPlugin(tellingChanges(keeping({ keep, say }))), behind }
}

const fetched = async (address: string): Promise<Blob> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The demo's data are not at ${address}`)
  return new Blob([decompress(new Uint8Array(await answer.arrayBuffer())).slice()])
}

/** Has the database's own clock go on, so much behind the real one. */
const goBehind = (pglite: PGlite, behind: number) =>
  pglite.exec(`
    create or replace function clock.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() - interval '${behind} milliseconds' $$`)
