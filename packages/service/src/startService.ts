import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Clock, Context, Effect, Exit, Layer, Scope } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { brandTimeZone } from "./brand/brandFile.ts"
import { clockJobs } from "./clockJobs.ts"
import { Database } from "./database/Database.ts"
import { FileContents } from "./file/FileContents.ts"
import { FileScanner } from "./file/FileScanner.ts"
import { FileStores } from "./file/FileStores.ts"
import { Uploads } from "./file/Uploads.ts"
import { Http } from "./Http.ts"
import { httpServer } from "./http/httpServer.ts"
import { ClockJobs } from "./job/ClockJob.ts"
import { Jobs } from "./job/Jobs.ts"
import { Mailer } from "./mail/Mailer.ts"
import { listeningUrl, PublicUrl } from "./PublicUrl.ts"
import type { ServiceOptions } from "./ServiceOptions.ts"
import { Settings } from "./Settings.ts"
import { Seal } from "./secret/Seal.ts"
import { Signer } from "./secret/Signer.ts"
import { seed } from "./seed/seed.ts"
import { Sessions } from "./session/Sessions.ts"
import { adoptTimeZone } from "./time/adoptTimeZone.ts"
import { now } from "./time/now.ts"

/** A service that takes requests. */
export interface RunningService {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** Lets running requests finish, then closes everything. */
  readonly stop: () => Promise<void>
}

/** Where bytes of files lie, and what looks at them before they do. */
export type Files = Layer.Layer<FileStores | FileScanner, never, Database>

/** The database keeps files, and nothing scans them. */
const filesInDatabase: Files = Layer.merge(FileStores.layer, FileScanner.layer)

/** Opens the database, migrates it, makes the demo data once if there is to be a demo, and takes requests until stopped. */
export const startService = async (
  given: ServiceOptions = {},
  database: Layer.Layer<Database> = databaseWith(given),
  files: Files = filesInDatabase,
  routes: typeof Http = Http
): Promise<RunningService> => {
  const options = { ...given, demo: given.demo ?? !given.databaseUrl }
  const scope = Scope.makeUnsafe()
  const stop = () => Effect.runPromise(Scope.close(scope, Exit.void))
  const started = Layer.buildWithScope(serviceWith(options, database, files, routes), scope)
  try {
    const server = Context.get(await Effect.runPromise(started), HttpServer.HttpServer)
    return { url: listeningUrl(options, server), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const serviceWith = (
  options: ServiceOptions,
  database: Layer.Layer<Database>,
  files: Files,
  routes: typeof Http
) => {
  const server = NodeHttpServer.layer(httpServer, {
    port: options.port ?? 0,
    host: options.host ?? "127.0.0.1",
    gracefulShutdownTimeout: "10 seconds"
  })
  const mailer = Mailer.layer.pipe(Layer.provideMerge(Jobs.layer), Layer.provideMerge(Seal.layer))
  return HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide([mailer, PublicUrl.layer, Sessions.layer, FileContents.layer, Uploads.layer, Signer.layer]),
    Layer.provide(files),
    Layer.provide(Layer.succeed(ClockJobs, clockJobs(brandTimeZone(options)))),
    Layer.provideMerge(server),
    Layer.provide(options.demo ? withDemo(inTimeZone(database)) : inTimeZone(database)),
    Layer.provide(Layer.succeed(Settings, options)),
    Layer.provide(options.now ? clockWith(options.now) : Layer.empty)
  )
}

const inTimeZone = (database: Layer.Layer<Database>) =>
  Layer.effectDiscard(adoptTimeZone).pipe(Layer.provideMerge(database))

const withDemo = <R>(database: Layer.Layer<Database, never, R>) =>
  Layer.effectDiscard(Effect.flatMap(now, (moment) => seed(moment))).pipe(
    Layer.provide(Seal.layer),
    Layer.provideMerge(database)
  )

const databaseWith = ({ databaseUrl, dataDir }: ServiceOptions) => {
  if (databaseUrl) return Database.layerUrl(databaseUrl)
  return dataDir ? Database.layerFolder(dataDir) : Database.layerMemory
}

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
