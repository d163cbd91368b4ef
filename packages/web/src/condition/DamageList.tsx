import { Fragment, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { useRemoved } from "../form/useRemoved.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"

interface DamageListProps<Damage> {
  /** Of the button that adds one, for problems that lead to it. */
  readonly id?: string
  readonly damages: ReadonlyArray<Damage>
  /** Adds one under an id. */
  readonly onAdd: (id: string) => void
  readonly onRemove: (damage: Damage) => void
  /** Puts one that was removed back where it was. */
  readonly onReturn: (damage: Damage, at: number) => void
  /** Lets go what hangs on one that cannot come back any more. */
  readonly letGo: (damage: Damage) => void
  readonly children: (damage: Damage, index: number, remove: () => void) => ReactNode
}

/** Damages in words, beside the drawing: one that was removed last comes back in one. */
export function DamageList<Damage extends { readonly id: string }>(props: DamageListProps<Damage>) {
  const { id, damages, onAdd, onRemove, onReturn, letGo, children } = props
  const { removed, note, bringBack } = useRemoved<{ readonly damage: Damage; readonly at: number }>({
    isBack: ({ damage }) => damages.some(({ id }) => id === damage.id),
    letGo: ({ damage }) => letGo(damage)
  })
  const remove = (damage: Damage, at: number) => {
    note({ damage, at })
    onRemove(damage)
  }
  const undo = ({ damage, at }: NonNullable<typeof removed>) => {
    bringBack()
    onReturn(damage, at)
  }
  // Its fields stand above the button, where nobody who goes on by keyboard would find them.
  const add = () => {
    const added = crypto.randomUUID()
    flushSync(() => onAdd(added))
    document.getElementById(`damage-${added}`)?.focus()
  }
  const held = useHeldFocus()
  const undoing = removed && (
    <Row as="li" key={removed.damage.id}>
      <span>Damage {removed.at + 1} is removed.</span>
      <UndoButton
        size="small"
        aria-label={`Undo: remove damage ${removed.at + 1}`}
        onClick={() => undo(removed)}
      />
    </Row>
  )
  return (
    <>
      <Stack as="ul" gap={3} aria-label="Damages" {...held}>
        {damages.map((damage, index) => (
          <Fragment key={damage.id}>
            {index === removed?.at && undoing}
            {children(damage, index, () => remove(damage, index))}
          </Fragment>
        ))}
        {removed && removed.at >= damages.length && undoing}
      </Stack>
      <Row>
        <Button id={id} onClick={add}>
          Add damage
        </Button>
      </Row>
    </>
  )
}
