import { parseArgs } from "node:util"
import { Cause, Effect, Exit, Layer } from "effect"
import { Database } from "../database/Database.ts"
import { type Mail, Mailer } from "../mail/Mailer.ts"
import { PublicUrl, urlAt } from "../PublicUrl.ts"
import { optionsFrom, type ServiceOptions } from "../ServiceOptions.ts"
import type { Command } from "./Command.ts"
import { handOver } from "./handOver.ts"

type Needs = Database | Mailer | PublicUrl

type Given<Name extends string, Optional extends string> = Readonly<
  Record<Name, string> & Partial<Record<Optional, string>>
>

/**
 * A command on the database that the environment names, beside a running service where that is a server's. Each option
 * is a text that must be given, unless it may be left out.
 */
export const setupCommand =
  <Name extends string, Optional extends string = never>(
    names: ReadonlyArray<Name>,
    work: (given: Given<Name, Optional>) => Effect.Effect<string, string, Needs>,
    optional: ReadonlyArray<Optional> = []
  ): Command =>
  async ({ environment, words, say }) => {
    const options = optionsFrom(environment)
    const given = givenOptions(words, names, optional)
    const mails: Array<Mail> = []
    const exit = await Effect.runPromiseExit(Effect.provide(work(given), layersOf(options, mails)))
    if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
    say(exit.value)
    for (const mail of mails) say(await handOver(mail, options.smtpUrl))
  }

const givenOptions = <Name extends string, Optional extends string>(
  words: ReadonlyArray<string>,
  names: ReadonlyArray<Name>,
  optional: ReadonlyArray<Optional>
): Given<Name, Optional> => {
  const { values } = parseArgs({
    args: [...words],
    options: Object.fromEntries([...names, ...optional].map((name) => [name, { type: "string" } as const]))
  })
  const missing = names.filter((name) => !String(values[name] ?? "").trim())
  if (missing.length > 0) throw new Error(`Give ${missing.map((name) => `--${name} …`).join(" ")}`)
  const given = [...names, ...optional]
    .filter((name) => values[name] !== undefined)
    .map((name) => [name, String(values[name]).trim()] as const)
  return Object.fromEntries(given) as Given<Name, Optional>
}

// Mail leaves when what it speaks of is in the database, so it is only gathered here.
const layersOf = (options: ServiceOptions, mails: Array<Mail>): Layer.Layer<Needs> => {
  const { databaseUrl, dataDir = ".data", port = 0, publicUrl } = options
  return Layer.mergeAll(
    databaseUrl ? Database.layerUrl(databaseUrl) : Database.layerFolder(dataDir),
    Layer.succeed(PublicUrl, publicUrl ?? urlAt(options, port)),
    Layer.succeed(Mailer, { send: (mail) => Effect.sync(() => void mails.push(mail)) })
  )
}
