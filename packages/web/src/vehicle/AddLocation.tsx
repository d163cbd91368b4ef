import type { LocationField, VehicleLocation } from "@crewfleet/sdk"
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react"
import { countryNames } from "../agency/countryNames.ts"
import { tell } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Form } from "../ui/Form.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useLogic } from "../useLogic.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface AddLocationProps {
  readonly logic: VehicleLogics["locationEditor"]
  /** Called once, with the new place where one was added. */
  readonly onClose: (place: VehicleLocation | undefined) => void
}

/** Asks for a place where vehicles are handed over, above the page that needs it. */
export function AddLocation({ logic, onClose }: AddLocationProps) {
  const id = useId()
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logic, { input: {} }, ({ notice }) => {
    if (notice.level === "success") tell(notice)
    else setRefusals((earlier) => [...earlier, notice.text])
  })
  const output = state.status === "done" ? state.output : undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (output) close(output.thing)
  }, [output])

  const { form, problems } = state.context
  const busy = state.hasTag("busy")
  const countries = useMemo(() => countryNames().map((name) => ({ value: name, label: name })), [])
  const spoken = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const answer = (field: LocationField) => ({
    name: `location-${field}`,
    value: form[field],
    problem: problems.find((problem) => problem.field === field)?.text,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      send({ type: "form.changed", changes: { [field]: currentTarget.value } })
  })

  if (output) return null
  return (
    <Dialog
      open
      title="Add a location"
      {...(!busy && { onDismiss: () => onClose(undefined) })}
      actions={
        <>
          <Button disabled={busy} onClick={() => onClose(undefined)}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            Add Location
          </Button>
        </>
      }
    >
      <Form
        id={id}
        busy={busy}
        problems={[
          ...spoken.map((text) => ({ text })),
          ...problems.map(({ field, text }) => ({ field: `location-${field}`, text }))
        ]}
        onSubmit={() => {
          setRefusals([])
          send({ type: "save.asked", now: new Date().toISOString() })
        }}
      >
        <TextField {...answer("name")} label="Name" hint="What your desk is called" autoComplete="off" />
        <TextField {...answer("firstLine")} label="Address" optional autoComplete="off" />
        <TextField {...answer("city")} label="Town or city" autoComplete="off" />
        <TextField {...answer("postalCode")} label="Postcode" optional autoComplete="off" />
        <SelectField {...answer("country")} label="Country" choices={countries} />
      </Form>
    </Dialog>
  )
}
