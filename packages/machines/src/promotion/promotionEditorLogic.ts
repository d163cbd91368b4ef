import { type Promotion, type PromotionAnswers, promotionForm } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { Viewer } from "../dashboard/Viewer.ts"
import type { ActRequest, SaveRequest } from "../editing/EditorContext.ts"
import { promotionEditorMachine } from "./promotionEditorMachine.ts"

/** The promotion editor with the SDK behind its ports; the vehicles of a promotion stay what they were at first. */
export const promotionEditorLogic = (load: LoadClient, { userType, agencyId }: Viewer, zone: string) =>
  promotionEditorMachine(userType, zone).provide({
    actors: {
      load: calling(load, (client, { id }: { readonly id: number }, options) =>
        client.promotion.byId({ params: { id } }, options)
      ),
      save: calling<unknown, SaveRequest<Promotion, PromotionAnswers>>(
        load,
        (client, { id, thing, form, key }, options) => {
          const body = promotionForm.write(form)
          const agency = agencyId === undefined ? null : { id: agencyId }
          if (id === undefined) {
            const vehicleFilter = { ...body.vehicleFilter, agencyId }
            const idempotencyKey = key || null
            return client.promotion.create(
              { payload: { ...body, agency, vehicleFilter, idempotencyKey } },
              options
            )
          }
          const { version, vehicleFilter } = thing ?? {}
          return client.promotion.update(
            { payload: { ...body, agency, id, version, vehicleFilter } },
            options
          )
        }
      ),
      act: calling<unknown, ActRequest<Promotion>>(load, (client, { id, act }, options) =>
        act === "activate"
          ? client.promotion.activate({ params: { id } }, options)
          : client.promotion.end({ params: { id } }, options)
      )
    }
  })
