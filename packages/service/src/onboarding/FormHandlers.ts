import { Api } from "@crewfleet/sdk/effect"
import { applicationLongForm, bankLongForm, hmrcLongForm, occupationalLongForm } from "@crewfleet/sdk/rules"
import { Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { servedForm } from "./servedForm.ts"

/** The four onboarding forms, each with all that a long form has. */
export const FormHandlers = Layer.mergeAll(
  HttpApiBuilder.group(Api, "application", (handlers) => handlers.handleAll(servedForm(applicationLongForm))),
  HttpApiBuilder.group(Api, "occupational", (handlers) =>
    handlers.handleAll(servedForm(occupationalLongForm))
  ),
  HttpApiBuilder.group(Api, "hmrc", (handlers) => handlers.handleAll(servedForm(hmrcLongForm))),
  HttpApiBuilder.group(Api, "bank", (handlers) => handlers.handleAll(servedForm(bankLongForm)))
)
