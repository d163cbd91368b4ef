import type { Draft, VehicleAnswers } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { vehicleName } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { VehicleEditor } from "./VehicleEditor.tsx"
import { vehicleDrafts } from "./vehicleDrafts.ts"
import { vehicleLogics } from "./vehicleLogics.ts"
import { vehiclePlaces } from "./vehiclePlaces.ts"
import { vehicleTitle } from "./vehicleTitle.ts"

interface VehicleEditorScreenProps {
  /** Which vehicle; a new one without. */
  readonly id?: number | undefined
  /** Whose drafts are kept: `ownerOf` whoever is signed in; undefined where none are. */
  readonly owner: string | undefined
  /** In which amounts are given: ISO 4217. */
  readonly currency: string
  readonly logics?: typeof vehicleLogics
}

/** The page of one vehicle, where its agency describes it and leads it to approval. */
export function VehicleEditorScreen({
  id,
  owner,
  currency,
  logics = vehicleLogics
}: VehicleEditorScreenProps) {
  const [, navigate] = useLocation()
  const [vehicle, setVehicle] = useState<Vehicle>()
  const [isMissing, setMissing] = useState(false)
  const [visit, setVisit] = useState<{
    readonly number: number
    readonly draft: Draft<Vehicle, VehicleAnswers> | undefined
  }>()
  useEffect(() => {
    vehicleDrafts.read(owner, id).then((draft) => setVisit((known) => known ?? { number: 1, draft }))
  }, [owner, id])
  const startOver = () => setVisit((known) => ({ number: (known?.number ?? 0) + 1, draft: undefined }))

  if (isMissing)
    return (
      <PageMessage title="Vehicle not found" actions={<BackLink />}>
        There is no vehicle {id} in your fleet.
      </PageMessage>
    )
  return (
    <Page
      {...(vehicle && { title: vehicleName(vehicle), windowTitle: vehicleTitle(vehicle) })}
      {...(id !== undefined && { lead: vehicle?.regno ?? nothingYet })}
    >
      {visit ? (
        <VehicleEditor
          key={visit.number}
          id={id}
          owner={owner}
          currency={currency}
          logics={logics}
          draft={visit.draft}
          onVehicle={setVehicle}
          onMissing={() => setMissing(true)}
          onAdded={(added) => navigate(vehiclePlaces.one(added.id), { replace: true })}
          onDiscarded={id === undefined ? () => navigate(vehiclePlaces.list) : startOver}
        />
      ) : (
        <SkeletonLines lines={12} />
      )}
    </Page>
  )
}

/** Keeps the line free on which the registration number will stand. */
const nothingYet = "\u00a0"
