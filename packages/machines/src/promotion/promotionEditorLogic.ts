import type { Promotion } from "@crewfleet/sdk"
import { type PromotionAct, promotionForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import type { Viewer } from "../Viewer.ts"
import { promotionEditorMachine } from "./promotionEditorMachine.ts"

/** The promotion editor with the SDK behind its ports; the vehicles of a promotion stay what they were at first. */
export const promotionEditorLogic = (load: LoadClient, { userType, agencyId }: Viewer, zone: string) => {
  const agency = agencyId === undefined ? undefined : { id: agencyId }
  return promotionEditorMachine(userType, zone).provide({
    actors: editorActors<Promotion, typeof promotionForm>(load, promotionForm, ({ promotion }, options) => ({
      load: (id) => promotion.byId({ params: { id } }, options),
      create: (sent) => {
        const vehicleFilter = { ...sent.vehicleFilter, agencyId }
        return promotion.create({ payload: { ...sent, agency, vehicleFilter } }, options)
      },
      update: (id, sent, thing) =>
        promotion.update({ payload: { ...sent, agency, id, vehicleFilter: thing?.vehicleFilter } }, options),
      act: ({ id, act }) => promotion[act as PromotionAct]({ params: { id } }, options)
    }))
  })
}
