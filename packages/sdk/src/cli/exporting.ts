import { resolve } from "node:path"
import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import { exportFolder } from "./exportFolder.ts"
import { exportParts } from "./exportParts.ts"
import { lists } from "./lists.ts"
import { signedIn } from "./signedIn.ts"
import { Misused, Negative } from "./Terminal.ts"

const usage = `crewfleet export --to FOLDER [--only LISTS] [--agency ID] [--json]

Keeps all that an agency has in a folder: every list as lines of JSON, the details of every record, and its photos, documents,
certificates, forms and sealed packs as files. What was stopped goes on when it is run again; what is there is not fetched anew.
  --to      the folder; it is made where it is not there
  --only    these lists and their records alone, joined by commas; all, unless given
  --agency  the agency, by its number; that of whoever signed in, unless given
  --json    the summary as JSON
manifest.jsonl in the folder tells of each file its size, SHA-256 and what it is of, and in its last line that all is there.
What the service does not let you see is left out, and told. Ends with 1 where something could not be fetched.`

/** `crewfleet export`. */
export const exporting: Command = {
  does: "keeps all that an agency has in a folder",
  usage,
  run: async (words, terminal) => {
    const string = { type: "string" } as const
    const options = { to: string, only: string, agency: string, json: { type: "boolean" } } as const
    const { values } = parseArgs({ args: [...words], options })
    if (values.to === undefined) throw new Misused(usage)
    if (values.agency !== undefined && !/^\d{1,9}$/.test(values.agency))
      throw new Misused("--agency must be a whole number")
    const only = values.only?.split(",")
    const unknown = only?.find((name) => !Object.hasOwn(lists, name))
    if (unknown !== undefined) throw new Misused(`There is no list ${unknown}`)
    const { client, user, url } = signedIn(terminal)
    const agencyId = values.agency === undefined ? user()?.agentId : Number(values.agency)
    if (agencyId === undefined) throw new Negative("Say which agency is meant: --agency ID")
    const folder = await exportFolder(resolve(values.to), { url, agencyId })
    const { failed, hidden } = await exportParts({ client, agencyId, url, folder, only, terminal })
    if (failed.length === 0 && !only) await folder.finish()
    const { files, fetched } = folder.summary()
    if (values.json) await terminal.say(JSON.stringify({ agencyId, files, fetched, hidden, failed }))
    else {
      for (const place of hidden) terminal.tell(`Not for you to see: ${place}`)
      for (const place of failed) terminal.tell(`Could not be fetched: ${place}`)
      await terminal.say(`${files} files of agency ${agencyId}, ${fetched} of them fetched now`)
    }
    return failed.length === 0 ? 0 : 1
  }
}
