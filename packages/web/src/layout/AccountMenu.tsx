import ChevronDown from "lucide-react/icons/chevron-down"
import KeyRound from "lucide-react/icons/key-round"
import LogOut from "lucide-react/icons/log-out"
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone"
import { Menu } from "../ui/Menu.tsx"
import styles from "./AccountMenu.module.css"

export interface AccountMenuProps {
  readonly displayName: string
  readonly onChangePassword: () => void
  readonly onShowSessions: () => void
  readonly onLogout: () => void
}

/** Who is signed in, and what they can do about it. */
export function AccountMenu({ displayName, onChangePassword, onShowSessions, onLogout }: AccountMenuProps) {
  return (
    <Menu
      trigger={
        <>
          <span className={styles.avatar} aria-hidden="true">
            {displayName.charAt(0)}
          </span>
          <span className={styles.name}>{displayName}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
      items={[
        { label: "Change Password", icon: <KeyRound aria-hidden="true" />, onSelect: onChangePassword },
        {
          label: "Where you are signed in",
          icon: <MonitorSmartphone aria-hidden="true" />,
          onSelect: onShowSessions
        },
        { label: "Logout", icon: <LogOut aria-hidden="true" />, onSelect: onLogout }
      ]}
    />
  )
}
