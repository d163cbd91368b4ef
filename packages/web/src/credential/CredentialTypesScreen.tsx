import { credentialTypeEditorLogic, credentialTypesLogic } from "@crewfleet/machines"
import type { CredentialType } from "@crewfleet/sdk"
import { type CredentialSort, credentialTypeForm } from "@crewfleet/sdk/rules"
import { useMemo, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"

/** The machines of what workers can have on file, over HTTP. */
const overHttp = {
  types: credentialTypesLogic(loadClient),
  editor: (sort: CredentialSort) => credentialTypeEditorLogic(loadClient, sort)
}

interface CredentialTypesScreenProps {
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: typeof overHttp
}

/** The trainings that workers can have, as administrators keep them. */
export const TrainingTypesScreen = (props: CredentialTypesScreenProps) => (
  <CredentialTypesScreen sort="training" {...props} />
)

/** The compliances that workers can have, as administrators keep them. */
export const ComplianceTypesScreen = (props: CredentialTypesScreenProps) => (
  <CredentialTypesScreen sort="compliance" {...props} />
)

const called = {
  training: { one: "training", all: "All trainings", adds: "Add Training" },
  compliance: { one: "compliance", all: "All compliances", adds: "Add Compliance" }
} as const

function CredentialTypesScreen(props: CredentialTypesScreenProps & { readonly sort: CredentialSort }) {
  const { sort, owner, logics = overHttp } = props
  const { one, all, adds } = called[sort]
  const [state, send] = useLogic(logics.types, { input: { request: { sort } } })
  const [editor] = useState(() => logics.editor(sort))
  const [opened, setOpened] = useState<{ readonly id: number | undefined }>()
  const columns = useMemo(() => columnsFor(({ id }) => setOpened({ id })), [])
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const isNew = opened?.id === undefined
  return (
    <Page
      lead="What workers can put on file and agencies can ask for."
      actions={
        <Button kind="primary" onClick={() => setOpened({ id: undefined })}>
          {adds}
        </Button>
      }
    >
      <Card title={all} flush busy={busy}>
        <PartBody
          situation="authenticatedCall"
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={state.matches("empty") ? "There is nothing to choose yet" : undefined}
          skeleton={<SkeletonRows rows={8} />}
        >
          {value && (
            <DataTable caption={all} columns={columns} rows={value} rowKey={({ id }) => id} busy={busy} />
          )}
        </PartBody>
      </Card>
      {opened && (
        <EditorDialog<CredentialType, typeof credentialTypeForm>
          logic={editor}
          of={credentialTypeForm}
          owner={owner}
          id={opened.id}
          thing={`${one} type`}
          title={isNew ? adds : `Edit ${one}`}
          submit={isNew ? "Add" : "Save"}
          questions={isNew ? { fields: ["code", "name"] } : { given: ["code"] }}
          onDone={({ thing }) => {
            setOpened(undefined)
            if (thing) send({ type: "reload.asked" })
          }}
        />
      )}
    </Page>
  )
}

const columnsFor = (onEdit: (type: CredentialType) => void): ReadonlyArray<Column<CredentialType>> => [
  { heading: "Name", card: "heading", cell: ({ name }) => name },
  { heading: "Code", cell: ({ code }) => code },
  {
    heading: "Status",
    card: "side",
    cell: ({ offered }) => (
      <Badge tone={offered ? "success" : "neutral"}>{offered ? "Can be chosen" : "Taken off"}</Badge>
    )
  },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: (type) => (
      <Button size="small" data-opens aria-label={`Edit ${type.name}`} onClick={() => onEdit(type)}>
        Edit
      </Button>
    )
  }
]
