import { carriedOver, withoutSignatures } from "@crewfleet/sdk"
import type { ConditionDraft } from "./ConditionDraft.ts"
import type { ConditionReportContext } from "./ConditionReportContext.ts"

/** The report with what was found at pick-up: at return those damages are there already. */
export const withEarlier = (
  context: ConditionReportContext,
  earlier: ConditionDraft["earlier"]
): ConditionReportContext => {
  if (!earlier || context.asked || context.receivedAt !== undefined) return { ...context, earlier }
  const damages = carriedOver(earlier, context.form)
  const isSame = JSON.stringify(damages) === JSON.stringify(context.form.damages)
  const { odometer, damages: found } = earlier
  return {
    ...context,
    earlier: { odometer, damages: found },
    form: isSame ? context.form : withoutSignatures({ ...context.form, damages })
  }
}
