import type { ListedHirer } from "@crewfleet/sdk"
import { type HirerAnswers, likenessIn, writeDay } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { useLogic } from "../useLogic.ts"
import type { HirerLogics } from "./hirerLogics.ts"

interface AlikeHirersProps {
  readonly answers: HirerAnswers
  readonly agencyId: number | undefined
  /** Whether what was typed is on its way, and nobody else can be chosen. */
  readonly busy: boolean
  readonly logic: HirerLogics["alike"]
  readonly onChoose: (hirer: ListedHirer) => void
}

/** Shows `alikeHirersMachine`: whoever is among the agency's hirers already is taken with one touch. */
export function AlikeHirers({ answers, agencyId, busy, logic, onChoose }: AlikeHirersProps) {
  const [state, send] = useLogic(logic, { input: { agencyId } })
  const likeness = likenessIn(answers)
  const wanted = JSON.stringify(likeness)
  const look = useEffectEvent(() => send({ type: "person.changed", likeness }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person has others alike
  useEffect(() => look(), [wanted])
  const { found } = state.context
  if (found.length === 0) return null
  return (
    <Callout title="Already among your hirers">
      <Stack as="ul" gap={2}>
        {found.map((hirer) => (
          <Row as="li" key={hirer.id} justify="between">
            <TwoLines second={contactOf(hirer)}>{hirer.name || `Hirer ${hirer.id}`}</TwoLines>
            <Button size="small" disabled={busy} onClick={() => onChoose(hirer)}>
              Choose
            </Button>
          </Row>
        ))}
      </Stack>
    </Callout>
  )
}

const contactOf = ({ email, telephone, dateOfBirth }: ListedHirer) =>
  [email, telephone, dateOfBirth && `born ${writeDay("date", dateOfBirth)}`].filter(Boolean).join(", ")
