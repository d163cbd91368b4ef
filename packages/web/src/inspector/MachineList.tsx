import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { Stack } from "../ui/Stack.tsx"
import { chartsFound } from "./charts.ts"
import styles from "./MachineList.module.css"

/** Every machine by feature, with its sentence. */
export function MachineList() {
  const [words, setWords] = useState("")
  const found = chartsFound(words)
  const count = [...found.values()].reduce((sum, { length }) => sum + length, 0)
  return (
    <Page
      title="Machines"
      lead="Every flow of the portal is a state machine. Choose one to see it drawn."
      actions={
        <Row>
          <ButtonLink href="/live">Look at a tab live</ButtonLink>
          <ButtonLink href="/recording">Open a recording</ButtonLink>
        </Row>
      }
    >
      <search>
        <SearchField label="Search machines" onSearch={setWords} />
      </search>
      <p role="status" className={styles.count}>
        {count === 1 ? "1 machine" : `${count} machines`}
      </p>
      {count === 0 && <EmptyState title="No machine has all of these words." />}
      <Grid>
        {[...found].map(([feature, machines]) => (
          <Card key={feature} title={feature}>
            <Stack as="ul" gap={3} className={styles.machines}>
              {machines.map(({ id, description }) => (
                <li key={id}>
                  <Link href={`/${feature}/${id}`} alone>
                    {id}
                  </Link>
                  <p className={styles.sentence}>{description}</p>
                </li>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Page>
  )
}
