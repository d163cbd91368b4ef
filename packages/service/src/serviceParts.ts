import { Clock, Effect, Layer } from "effect"
import { brandTimeZone } from "./brand/brandFile.ts"
import { clockJobs } from "./clockJobs.ts"
import type { Database } from "./database/Database.ts"
import { FileContents } from "./file/FileContents.ts"
import { FileScanner } from "./file/FileScanner.ts"
import { FileStores } from "./file/FileStores.ts"
import { Uploads } from "./file/Uploads.ts"
import { ClockJobs } from "./job/ClockJob.ts"
import { Jobs } from "./job/Jobs.ts"
import { Mailer } from "./mail/Mailer.ts"
import type { ServiceOptions } from "./ServiceOptions.ts"
import { Settings } from "./Settings.ts"
import { Seal } from "./secret/Seal.ts"
import { Signer } from "./secret/Signer.ts"
import { Sessions } from "./session/Sessions.ts"
import { adoptTimeZone } from "./time/adoptTimeZone.ts"

/** Where bytes of files lie, and what looks at them before they do. */
export type Files = Layer.Layer<FileStores | FileScanner, never, Database>

/** The database keeps files, and nothing scans them. */
export const filesInDatabase: Files = Layer.merge(FileStores.layer, FileScanner.layer)

/**
 * All that the routes stand on but where people reach them, whether a server of Node takes their requests or a page of the
 * browser.
 */
export const serviceParts = <E, R>(
  options: ServiceOptions,
  database: Layer.Layer<Database, E, R | Settings>,
  files: Files = filesInDatabase
) => {
  const mailer = Mailer.layer.pipe(Layer.provideMerge(Jobs.layer), Layer.provideMerge(Seal.layer))
  return Layer.mergeAll(mailer, Sessions.layer, FileContents.layer, Uploads.layer, Signer.layer).pipe(
    Layer.provideMerge(files),
    Layer.provideMerge(Layer.succeed(ClockJobs, clockJobs(brandTimeZone(options)))),
    Layer.provideMerge(database),
    Layer.provideMerge(Layer.succeed(Settings, options)),
    Layer.provideMerge(options.now ? clockWith(options.now) : Layer.empty)
  )
}

/** A database in which the brand's time zone is the platform's. */
export const inTimeZone = <E, R>(database: Layer.Layer<Database, E, R>) =>
  Layer.effectDiscard(adoptTimeZone).pipe(Layer.provideMerge(database))

const clockWith = (now: () => number) =>
  Layer.effect(
    Clock.Clock,
    Effect.map(Clock.Clock, (clock) => ({
      ...clock,
      sleep: (duration) => clock.sleep(duration),
      currentTimeMillisUnsafe: now,
      currentTimeMillis: Effect.sync(now)
    }))
  )
