import CalendarPlus from "lucide-react/icons/calendar-plus"
import UsersRound from "lucide-react/icons/users-round"
import { Page } from "../layout/Page.tsx"
import { Grid } from "../ui/Grid.tsx"
import { LinkCard } from "../ui/LinkCard.tsx"

/** The home of clients: the two things that they come for. */
export function ClientHomeScreen() {
  return (
    <Page lead="What would you like to do?">
      <Grid>
        <LinkCard href="/client/shifts" icon={<CalendarPlus />} title="Add shifts">
          Say when and where you need somebody.
        </LinkCard>
        <LinkCard href="/client/workers" icon={<UsersRound />} title="View flexi workers">
          See who works for you, and who is free.
        </LinkCard>
      </Grid>
    </Page>
  )
}
