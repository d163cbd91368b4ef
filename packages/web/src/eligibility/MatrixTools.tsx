import type { EligibilityMatrix } from "@crewfleet/sdk"
import { aheadWords, everybody } from "@crewfleet/sdk/rules"
import { memo, useEffect, useRef, useState } from "react"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { useShownFirst } from "../ui/useShownFirst.ts"
import { type MatrixPlace, matrixPlaceIn } from "./matrixPlace.ts"

interface MatrixToolsProps {
  readonly matrix: EligibilityMatrix
  readonly place: MatrixPlace
  readonly onGo: (change: Partial<MatrixPlace>, replace?: boolean) => void
}

/** Searches the workers of a matrix, and narrows it by what is not met and by what comes. */
export const MatrixTools = memo(function MatrixTools({ matrix, place, onGo }: MatrixToolsProps) {
  const { typed, type, forget } = useTypedSearch(place.search, (search) =>
    onGo({ search }, search !== "" && place.search !== "")
  )
  const isNarrowed =
    typed !== "" || [place.verdict, place.lacks, place.ahead].some((one) => one !== undefined)
  return (
    <Grid as="search" cells="narrow" gap={2} align="end" aria-label="Which workers">
      <div data-wide="onPhones">
        <SearchField label="Search workers" placeholder="Name or number" value={typed} onSearch={type} />
      </div>
      <MatrixChoices matrix={matrix} place={place} onGo={onGo} />
      <Row justify="center" data-wide="onPhones">
        <Button
          kind="quiet"
          disabled={!isNarrowed}
          onClick={() => {
            forget()
            afterPaint(() => onGo(everybody))
          }}
        >
          Clear Filters
        </Button>
      </Row>
    </Grid>
  )
})

/** What narrows a matrix beside its search, and is not drawn anew for a letter of it. */
const MatrixChoices = memo(function MatrixChoices({ matrix, place, onGo }: MatrixToolsProps) {
  const [lacks, chooseLacks] = useShownFirst(place.lacks, (lacks) => onGo({ lacks }))
  const [ahead, chooseAhead] = useShownFirst(place.ahead, (ahead) => onGo({ ahead }))
  return (
    <>
      <SelectField
        name="lacks"
        label="Not met"
        labelHidden
        placeholder="Any requirement"
        choices={matrix.requirements.map(({ id, name }) => ({
          value: String(id),
          label: `Not met: ${name}`
        }))}
        value={lacks === undefined ? "" : String(lacks)}
        onChange={({ currentTarget }) => chooseLacks(Number(currentTarget.value) || undefined)}
      />
      <SelectField
        name="ahead"
        label="What comes"
        labelHidden
        placeholder="At any time"
        choices={choicesOf(aheadWords)}
        value={ahead ?? ""}
        onChange={({ currentTarget }) => chooseAhead(matrixPlaceIn(`ahead=${currentTarget.value}`).ahead)}
      />
    </>
  )
})

/** Milliseconds without a keystroke after which what is typed goes into the address. */
const settled = 250

/** What is typed at once, and told once somebody stops; when the address changes otherwise, the field follows. */
const useTypedSearch = (search: string, onSettle: (search: string) => void) => {
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSettle(text.trim()), settled)
  }
  const forget = () => {
    setTyped("")
    clearTimeout(timer.current)
  }
  return { typed, type, forget }
}
