import { useContext, useLayoutEffect, useRef, useState } from "react"
import { KeptPicture } from "../delivery/KeptPicture.tsx"
import { Button } from "../ui/Button.tsx"
import { CameraButton } from "../ui/CameraButton.tsx"
import { FieldNotes } from "../ui/Field.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import type { ControlProps } from "./ControlProps.ts"
import { fieldWords } from "./ControlProps.ts"
import { PhotoKeeperContext } from "./PhotoKeeper.ts"
import { useRemoved } from "./useRemoved.ts"

/** Photos that travel behind what is sent: a button that takes another, on a phone with its camera, and those that are there. */
export function PhotosField(props: ControlProps<ReadonlyArray<string>>) {
  const { name, question, value, onChange } = props
  const { max } = question as unknown as { readonly max: number }
  const { label, problem } = fieldWords(props)
  const keeper = useContext(PhotoKeeperContext)
  const [isUnreadable, setUnreadable] = useState(false)
  const { removed, note, bringBack } = useRemoved<{ readonly id: string; readonly at: number }>({
    isBack: ({ id }) => value.includes(id),
    letGo: ({ id }) => keeper?.remove(id)
  })
  const latest = useRef(value)
  // Two may be taken in at once, also after the step was left.
  const add = (id: string) => {
    latest.current = [...latest.current, id]
    onChange(latest.current)
  }
  useLayoutEffect(() => {
    latest.current = value
    keeper?.adding.set(name, add)
  })
  if (!keeper) throw new Error("A question for photos wants somebody who keeps them")
  const take = async (photograph: File) => {
    const id = await keeper.take(photograph)
    setUnreadable(id === undefined)
    if (id !== undefined) keeper.adding.get(name)?.(id)
    return id
  }
  const remove = (id: string) => {
    note({ id, at: value.indexOf(id) })
    onChange(value.filter((each) => each !== id))
  }
  const undo = ({ id, at }: NonNullable<typeof removed>) => {
    bringBack()
    onChange(value.toSpliced(at, 0, id))
  }
  return (
    <Stack gap={2} id={name} tabIndex={-1}>
      <FieldNotes
        id={name}
        problem={problem ?? (isUnreadable ? "This picture cannot be read. Take another." : undefined)}
      />
      <Row gap={3} align="end">
        {value.map((id, index) => (
          <Stack gap={1} align="center" key={id}>
            <KeptPicture
              id={id}
              label={`${label}: picture ${index + 1}`}
              read={keeper.read}
              received={keeper.received(id)}
            />
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => remove(id)}
            >
              Remove
            </Button>
          </Stack>
        ))}
        {removed && value.length < max && (
          <UndoButton
            key={removed.id}
            size="small"
            aria-label={`Undo: remove picture ${removed.at + 1}`}
            onClick={() => undo(removed)}
          />
        )}
        {value.length < max && (
          <CameraButton onTake={(photograph) => keeper.hold(take(photograph))}>Add photo</CameraButton>
        )}
      </Row>
    </Stack>
  )
}
