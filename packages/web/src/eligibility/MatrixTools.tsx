import type { EligibilityMatrix } from "@crewfleet/sdk"
import { aheadWords, everybody } from "@crewfleet/sdk/rules"
import { useEffect, useRef, useState } from "react"
import { Button } from "../ui/Button.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { type MatrixPlace, matrixPlaceIn } from "./matrixPlace.ts"

interface MatrixToolsProps {
  readonly matrix: EligibilityMatrix
  readonly place: MatrixPlace
  readonly onGo: (change: Partial<MatrixPlace>, replace?: boolean) => void
}

/** Searches the workers of a matrix, and narrows it by what is not met and by what comes. */
export function MatrixTools({ matrix: { requirements }, place, onGo }: MatrixToolsProps) {
  const [typed, type] = useTypedSearch(place.search, (search) =>
    onGo({ search }, search !== "" && place.search !== "")
  )
  const isNarrowed =
    typed !== "" || [place.verdict, place.lacks, place.ahead].some((one) => one !== undefined)
  return (
    <Grid as="search" cells="narrow" gap={2} align="end" aria-label="Which workers">
      <div data-wide="onPhones">
        <SearchField label="Search workers" placeholder="Name or number" value={typed} onSearch={type} />
      </div>
      <SelectField
        name="lacks"
        label="Not met"
        labelHidden
        placeholder="Any requirement"
        choices={requirements.map(({ id, name }) => ({ value: String(id), label: `Not met: ${name}` }))}
        value={place.lacks === undefined ? "" : String(place.lacks)}
        onChange={({ currentTarget }) => onGo({ lacks: Number(currentTarget.value) || undefined })}
      />
      <SelectField
        name="ahead"
        label="What comes"
        labelHidden
        placeholder="At any time"
        choices={choicesOf(aheadWords)}
        value={place.ahead ?? ""}
        onChange={({ currentTarget }) => onGo({ ahead: matrixPlaceIn(`ahead=${currentTarget.value}`).ahead })}
      />
      <Row justify="center" data-wide="onPhones">
        <Button kind="quiet" disabled={!isNarrowed} onClick={() => onGo(everybody)}>
          Clear Filters
        </Button>
      </Row>
    </Grid>
  )
}

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
  return [typed, type] as const
}
