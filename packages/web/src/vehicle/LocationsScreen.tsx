import type { VehicleLocation } from "@crewfleet/sdk"
import { useMemo, useState } from "react"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { LocationDialog } from "./LocationDialog.tsx"
import { locationColumns } from "./locationColumns.tsx"
import { vehicleLogics } from "./vehicleLogics.ts"

/** The places where an agency hands its vehicles over, to add to and to edit. */
export function LocationsScreen({ logics = vehicleLogics }: { readonly logics?: typeof vehicleLogics }) {
  const [state, send] = useLogic(logics.locations, { input: { request: {} } })
  const [opened, setOpened] = useState<{ readonly id: number | undefined }>()
  const columns = useMemo(() => locationColumns(({ id }: VehicleLocation) => setOpened({ id })), [])
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")

  return (
    <Page
      lead="Where hirers pick your vehicles up."
      actions={
        <Button kind="primary" onClick={() => setOpened({ id: undefined })}>
          Add a location
        </Button>
      }
    >
      <Card title="Your locations" flush busy={busy}>
        <PartBody
          situation="loadVehicleLocations"
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={value?.content.length === 0 ? "You have no locations yet" : undefined}
          advice="Add the first one with Add a location: hirers pick your vehicles up there."
          skeleton={<SkeletonRows rows={5} />}
        >
          {value && (
            <DataTable
              caption="Your locations"
              columns={columns}
              rows={value.content}
              rowKey={({ id }) => id}
              busy={busy}
            />
          )}
        </PartBody>
      </Card>
      {opened && (
        <LocationDialog
          id={opened.id}
          logic={logics.locationEditor}
          onClose={(place) => {
            setOpened(undefined)
            if (place) send({ type: "reload.asked" })
          }}
        />
      )}
    </Page>
  )
}
