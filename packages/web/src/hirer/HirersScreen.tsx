import UserPlus from "lucide-react/icons/user-plus"
import { useEffect, useMemo, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { ListPage } from "../list/ListPage.tsx"
import { HirerDialog } from "./HirerDialog.tsx"
import { type HirerLogics, hirerLogics } from "./hirerLogics.ts"
import { hirersList } from "./hirersList.tsx"
import { noteHirersPlace } from "./hirersPlace.ts"

interface HirersScreenProps {
  readonly agencyId: number | undefined
  readonly logics?: Pick<HirerLogics, "hirers" | "editor" | "alike">
}

/** Everybody who hires from the agency, and the way to enter somebody new. */
export function HirersScreen({ agencyId, logics = hirerLogics }: HirersScreenProps) {
  const query = useSearch()
  const [, navigate] = useLocation()
  const [adding, setAdding] = useState(false)
  useEffect(() => noteHirersPlace(query ? `/agency/clients?${query}` : "/agency/clients"), [query])
  const list = useMemo(() => hirersList(agencyId, logics.hirers), [agencyId, logics.hirers])
  return (
    <ListPage
      lead="Everybody who has booked one of your vehicles, or whom you have entered."
      list={list}
      actions={[
        {
          label: "Add hirer",
          icon: <UserPlus size={16} aria-hidden="true" />,
          kind: "primary",
          onPress: () => setAdding(true)
        }
      ]}
    >
      {() =>
        adding && (
          <HirerDialog
            agencyId={agencyId}
            logics={logics}
            onClose={(hirer) => {
              setAdding(false)
              if (hirer) navigate(`/agency/clients/${hirer.id}`)
            }}
          />
        )
      }
    </ListPage>
  )
}
