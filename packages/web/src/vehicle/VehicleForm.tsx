import { isDirty, knowsStep, vehicleEditor, vehicleLife } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { changesIdentity, vehicleForm } from "@crewfleet/sdk/rules"
import { EditorBar } from "../editing/EditorBar.tsx"
import { EditorForm, EditorQuestions } from "../editing/EditorForm.tsx"
import type { OpenEditor } from "../editing/useEditor.ts"
import { FileUploadsContext } from "../form/FileUploads.ts"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { NewPhotos } from "./NewPhotos.tsx"
import { PlaceField } from "./PlaceField.tsx"
import styles from "./VehicleEditor.module.css"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface VehicleFormProps {
  readonly editor: OpenEditor<Vehicle, typeof vehicleForm>
  readonly currency: string
  readonly logics: VehicleLogics
}

/** All questions about a vehicle, and whether the answers are saved. */
export function VehicleForm({ editor, currency, logics }: VehicleFormProps) {
  const { thing: vehicle, form } = editor.context
  const dirty = isDirty(editor.context, vehicleEditor)
  // A vehicle that is entered has its photos beside the form.
  const sections = vehicleForm.sections.filter(
    ({ id }) => id !== "photos" || !vehicle || form.photoIds.length > 0
  )
  const approved = vehicle && knowsStep(vehicleLife, vehicle.status, "identity.changed")
  const { keep, peek } = logics.newPhotoStore
  const { upload } = editor
  const files = upload && { [upload.at]: { upload: upload.actor } }
  return (
    <FileUploadsContext value={{ keep, peek, ...(files && { files }) }}>
      <EditorForm editor={editor} foot={<EditorBar editor={editor} dirty={dirty} add="Add Vehicle" />}>
        {sections.map(({ id, title, fields }) => (
          <Card key={id} title={title}>
            {id === "rates" && (
              <p className={styles.lead}>
                Amounts are in {currency}. A weekend day without a rate costs as much as a weekday.
              </p>
            )}
            <EditorQuestions
              editor={editor}
              fields={fields}
              odd={{
                location: (control) => <PlaceField {...control} logics={logics} />,
                photoIds: (control) => <NewPhotos {...control} />
              }}
            />
          </Card>
        ))}
        {approved && changesIdentity(vehicleForm.read(vehicle), form) && (
          <Callout tone="warning" title="This needs a new approval">
            <p>
              {vehicle.status === "ACTIVE"
                ? "With another make, model, registration number or type it goes back for approval, and cannot be booked anew until then."
                : "With another make, model, registration number or type it becomes a draft, to be submitted again."}
            </p>
          </Callout>
        )}
      </EditorForm>
    </FileUploadsContext>
  )
}
