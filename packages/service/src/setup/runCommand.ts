import { parseArgs } from "node:util"
import { Cause, Effect, Exit, Layer } from "effect"
import { Database } from "../database/Database.ts"
import { type Mail, Mailer } from "../mail/Mailer.ts"
import { PublicUrl, urlAt } from "../PublicUrl.ts"
import { optionsFrom, type ServiceOptions } from "../ServiceOptions.ts"
import { handOver } from "./handOver.ts"

type Needs = Database | Mailer | PublicUrl

type Given<Name extends string, Optional extends string> = Readonly<
  Record<Name, string> & Partial<Record<Optional, string>>
>

/**
 * Runs a command on the database that the environment names, beside a running service where that is a server's. Each
 * option is a text that must be given, unless it may be left out. What fails is said on the error output, and the process ends with 1.
 */
export const runCommand = async <Name extends string, Optional extends string = never>(
  names: ReadonlyArray<Name>,
  work: (given: Given<Name, Optional>) => Effect.Effect<string, string, Needs>,
  optional: ReadonlyArray<Optional> = []
): Promise<void> => {
  try {
    const options = optionsFrom(process.env)
    const mails: Array<Mail> = []
    const exit = await Effect.runPromiseExit(
      Effect.provide(work(givenOptions(names, optional)), layersOf(options, mails))
    )
    if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
    console.log(exit.value)
    for (const mail of mails) await handOver(mail, options.smtpUrl)
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure))
    process.exitCode = 1
  }
}

const givenOptions = <Name extends string, Optional extends string>(
  names: ReadonlyArray<Name>,
  optional: ReadonlyArray<Optional>
): Given<Name, Optional> => {
  const { values } = parseArgs({
    options: Object.fromEntries([...names, ...optional].map((name) => [name, { type: "string" } as const]))
  })
  const missing = names.filter((name) => !String(values[name] ?? "").trim())
  if (missing.length > 0) throw new Error(`Give ${missing.map((name) => `--${name} …`).join(" ")}`)
  const given = [...names, ...optional]
    .filter((name) => values[name] !== undefined)
    .map((name) => [name, String(values[name]).trim()] as const)
  for (const [name, text] of given) {
    if (name === "email" && !/^[^\s@]+@[^\s@]+$/.test(text)) throw new Error(`${text} is no e-mail address`)
  }
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
