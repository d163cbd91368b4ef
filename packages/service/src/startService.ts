import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Context, Effect, Exit, Layer, Scope } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { Database } from "./database/Database.ts"
import { Http } from "./Http.ts"
import { httpServer } from "./http/httpServer.ts"
import { listeningUrl, PublicUrl } from "./PublicUrl.ts"
import type { ServiceOptions } from "./ServiceOptions.ts"
import { Seal } from "./secret/Seal.ts"
import { seed } from "./seed/seed.ts"
import { type Files, filesInDatabase, inTimeZone, serviceParts } from "./serviceParts.ts"
import { now } from "./time/now.ts"

/** A service that takes requests. */
export interface RunningService {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** Lets running requests finish, then closes everything. */
  readonly stop: () => Promise<void>
}

export type { Files }

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
  return HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide(PublicUrl.layer),
    Layer.provideMerge(server),
    Layer.provide(
      serviceParts(options, options.demo ? withDemo(inTimeZone(database)) : inTimeZone(database), files)
    )
  )
}

const withDemo = <R>(database: Layer.Layer<Database, never, R>) =>
  Layer.effectDiscard(Effect.flatMap(now, (moment) => seed(moment))).pipe(
    Layer.provide(Seal.layer),
    Layer.provideMerge(database)
  )

const databaseWith = ({ databaseUrl, dataDir }: ServiceOptions) => {
  if (databaseUrl) return Database.layerUrl(databaseUrl)
  return dataDir ? Database.layerFolder(dataDir) : Database.layerMemory
}
