import type { Agency, AgencyTimeZone } from "@crewfleet/sdk"
import { type AnswersOf, defaultTimeZone, timeZoneForm, words } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"

/** The time zone of an agency; the platform's where it has none of its own. */
export interface ZoneOfAgency extends AgencyTimeZone {
  readonly id: number
}

type ZoneAnswers = AnswersOf<typeof timeZoneForm>

/** The form in which an agency chooses another time zone. */
export const timeZoneEditorMachine = editorMachine<ZoneOfAgency, ZoneAnswers>({
  id: "timeZoneEditor",
  description: "An agency chooses the time zone in which it works.",
  form: timeZoneForm,
  created: words.timeZoneSaved,
  updated: words.timeZoneSaved,
  returnsThing: true
})

/** The same with the SDK behind its ports; `platform` tells the zone of agencies that have none of their own. */
export const timeZoneEditorLogic = (load: LoadClient, platform: () => string = () => defaultTimeZone) => {
  const zoneOf = (id: number, agency: Agency): ZoneOfAgency => ({
    id,
    timeZone: agency.timeZone ?? platform()
  })
  return timeZoneEditorMachine.provide({
    actors: {
      load: calling(load, async (client, { id }: { readonly id: number }, options) =>
        zoneOf(id, await client.agency.byId({ params: { id } }, options))
      ),
      save: calling<unknown, SaveRequest<ZoneOfAgency, ZoneAnswers>>(
        load,
        async (client, { id = 0, form }, options) =>
          zoneOf(
            id,
            await client.agency.updateTimeZone({ params: { id }, payload: timeZoneForm.write(form) }, options)
          )
      )
    }
  })
}
