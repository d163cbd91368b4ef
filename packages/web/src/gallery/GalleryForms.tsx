import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { ErrorSummary } from "../ui/ErrorSummary.tsx"
import { FileField } from "../ui/FileField.tsx"
import { Grid } from "../ui/Grid.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { Radios } from "../ui/Radios.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StepIndicator } from "../ui/StepIndicator.tsx"
import { Tabs } from "../ui/Tabs.tsx"
import { TextField } from "../ui/TextField.tsx"

const currencies = [
  { value: "GBP", label: "GBP - Pound sterling (£)" },
  { value: "EUR", label: "EUR - Euro (€)" },
  { value: "USD", label: "USD - US dollar ($)" }
]

/** A page made of everything that asks questions. */
export function GalleryForms() {
  const [tab, setTab] = useState("vehicle")
  const [currency, setCurrency] = useState<string | null>(null)
  return (
    <Page title="Forms">
      <ErrorSummary
        problems={[
          { field: "regno", text: "Enter the registration number" },
          { field: "fuel-e", text: "Choose a fuel type" }
        ]}
      />
      <Tabs
        label="Sections"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "vehicle", label: "Vehicle", content: "Details of the vehicle." },
          { value: "rates", label: "Rates", content: "Rates per day." },
          { value: "history", label: "History", content: "What happened." }
        ]}
      />
      <Grid>
        <Card title="Questions">
          <Stack>
            <TextField
              name="regno"
              label="Registration number"
              hint="As on the plate"
              problem="Enter the registration number"
            />
            <SelectField
              name="body"
              label="Body type"
              placeholder="Choose a body type"
              choices={[{ value: "van", label: "Van" }]}
            />
            <ComboboxField
              name="currency"
              label="Base currency"
              choices={currencies}
              value={currency}
              onChange={setCurrency}
            />
            <Radios
              name="fuel"
              label="Fuel type"
              choices={[
                { value: "e", label: "Electric", hint: "Charged at the depot" },
                { value: "d", label: "Diesel" }
              ]}
            />
            <CheckboxField name="aircon" label="Air conditioning" />
            <TextField name="notes" label="Notes" optional />
          </Stack>
        </Card>
        <Card title="Files and progress">
          <Stack>
            <FileField name="logo" label="Logo" hint="PNG, JPG or JPEG, up to 5MB" onChoose={() => {}} />
            <ProgressBar label="Uploading" percent={62} />
            <StepIndicator label="Profile" steps={["Currency", "Contact", "Logo"]} current={1} />
          </Stack>
        </Card>
        <Card title="Buttons">
          <Row>
            <Button kind="primary">Save</Button>
            <Button>Cancel</Button>
            <Button kind="quiet">Skip</Button>
            <Button kind="danger">Delete</Button>
            <Button kind="primary" busy>
              Saving changes
            </Button>
            <Button disabled>Not yet</Button>
            <Button size="small">Small</Button>
          </Row>
        </Card>
      </Grid>
    </Page>
  )
}
