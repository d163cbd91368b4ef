import type { DropOffDelivery } from "@crewfleet/machines"
import { dropOffForm, fieldsIn } from "@crewfleet/sdk/rules"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { useDeliveryState } from "../delivery/useDeliveryState.ts"
import type { ControlProps } from "../form/ControlProps.ts"
import { Questions } from "../form/Questions.tsx"
import { FaceRating } from "./FaceRating.tsx"

const face = (control: ControlProps<string>) => <FaceRating {...control} />

const faces = {
  pfCleanliness: face,
  pfCourtesy: face,
  pfKnowledge: face,
  pfTreatment: face,
  pfAdvice: face,
  pfComfort: face,
  pfExperience: face
}

const fields = fieldsIn(dropOffForm, "experience")

interface ExperienceQuestionsProps {
  readonly actor: DeliveryActor<DropOffDelivery>
}

/** What the patient or a relative is asked. */
export function ExperienceQuestions({ actor }: ExperienceQuestionsProps) {
  const { state } = useDeliveryState(actor)
  const { form, problems } = state.context
  return (
    <Questions
      of={dropOffForm}
      fields={fields}
      answers={form}
      problems={problems}
      odd={faces}
      onChange={(edit) => actor.send({ type: "form.edited", edit })}
    />
  )
}
