import { Context } from "effect"
import type { ServiceOptions } from "./ServiceOptions.ts"

/** The options that the running service was started with. */
export class Settings extends Context.Service<Settings, ServiceOptions>()("@crewfleet/service/Settings") {}
