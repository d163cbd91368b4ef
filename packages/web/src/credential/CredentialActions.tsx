import { type Credential, offeredWith } from "@crewfleet/sdk/rules"
import CalendarCog from "lucide-react/icons/calendar-cog"
import Eye from "lucide-react/icons/eye"
import RefreshCw from "lucide-react/icons/refresh-cw"
import Trash2 from "lucide-react/icons/trash-2"
import Upload from "lucide-react/icons/upload"
import { CameraButton } from "../ui/CameraButton.tsx"
import { IconButton } from "../ui/IconButton.tsx"
import type { Begun } from "./CredentialUploadDialog.tsx"
import { type CredentialStep, type CredentialTarget, targetOf } from "./useCredentialPlace.ts"

interface CredentialActionsProps {
  readonly credential: Credential
  readonly onStep: (target: CredentialTarget, begun?: Begun) => void
}

const marks = {
  renew: { says: "Renew", Icon: RefreshCw },
  attach: { says: "Upload the certificate of", Icon: Upload },
  correct: { says: "Correct the dates of", Icon: CalendarCog },
  delete: { says: "Delete", Icon: Trash2 }
} as const

/** What a worker can do with one of their records; the camera is one tap away. */
export function CredentialActions({ credential, onStep }: CredentialActionsProps) {
  const { name } = credential
  const offered = offeredWith(credential)
  const step = (wanted: CredentialStep, begun?: Begun) => onStep(targetOf(wanted, credential), begun)
  const photographed = offered.find((one) => one === "renew" || one === "attach")
  return (
    <>
      {photographed && (
        <CameraButton
          label={`Photograph ${name}`}
          onTake={(photograph) => step(photographed, { files: [photograph] })}
        >
          Photograph
        </CameraButton>
      )}
      <IconButton label={`View ${name}`} onClick={() => step("view")}>
        <Eye />
      </IconButton>
      {offered.map((one) => {
        const { says, Icon } = marks[one]
        return (
          <IconButton key={one} label={`${says} ${name}`} onClick={() => step(one)}>
            <Icon />
          </IconButton>
        )
      })}
    </>
  )
}
