import { reviewDays, transportStatusWords } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { write, writeMoment } from "../time/write.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Link } from "../ui/Link.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { TransportLogics } from "./transportLogics.ts"
import { transportPlaces } from "./transportPlaces.ts"

interface DueForErasureProps {
  readonly logic: TransportLogics["dueForErasure"]
  readonly onClose: () => void
}

/** The jobs of whose patients everything is erased soon, each leading to where somebody can hold it. */
export function DueForErasure({ logic, onClose }: DueForErasureProps) {
  return (
    <Dialog
      open
      title="Due for erasure"
      description={`What these jobs say of their patients is erased within ${reviewDays} days, unless somebody holds it.`}
      onCancel={onClose}
    >
      <LoadedPart logic={logic} request={undefined} lines={6}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState title="Nothing is due">Nothing is erased in the next {reviewDays} days.</EmptyState>
          ) : (
            <Stack as="ul" gap={2}>
              {jobs.map(({ id, refPrefix, transportStatus, dateTimeRequired, erasedFrom }) => (
                <li key={id}>
                  <Link alone href={transportPlaces.ofAdmin(id)}>
                    {refPrefix}
                  </Link>
                  {`, ${writeMoment(dateTimeRequired)}, ${transportStatusWords(transportStatus).toLowerCase()}: from ${write("date", erasedFrom)}`}
                </li>
              ))}
            </Stack>
          )
        }
      </LoadedPart>
    </Dialog>
  )
}
