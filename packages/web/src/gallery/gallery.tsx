import CalendarClock from "lucide-react/icons/calendar-clock"
import Car from "lucide-react/icons/car"
import House from "lucide-react/icons/house"
import Receipt from "lucide-react/icons/receipt"
import Settings from "lucide-react/icons/settings"
import Users from "lucide-react/icons/users"
import { type ReactNode, useState } from "react"
import { createRoot } from "react-dom/client"
import type { Theme } from "../brand/keptTheme.ts"
import { BrandFailure } from "../layout/BrandFailure.tsx"
import { ComingSoon } from "../layout/ComingSoon.tsx"
import { PortalFrame } from "../layout/PortalFrame.tsx"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Form } from "../ui/Form.tsx"
import { Notices } from "../ui/Notices.tsx"
import { PasswordField } from "../ui/PasswordField.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { StepIndicator } from "../ui/StepIndicator.tsx"
import { TextField } from "../ui/TextField.tsx"
import { GalleryDashboard } from "./GalleryDashboard.tsx"
import { GalleryForms } from "./GalleryForms.tsx"
import { GallerySchedule } from "./GallerySchedule.tsx"
import "../ui/tokens.css"
import "../ui/base.css"

const asked = new URLSearchParams(location.search)
const nothing = () => {}

const groups = [
  { links: [{ label: "Home", href: "/home", icon: House }] },
  {
    label: "Fleet",
    links: [
      { label: "Vehicles", href: "/vehicles", icon: Car },
      { label: "Vehicle Bookings", href: "/bookings", icon: CalendarClock },
      { label: "Hirers", href: "/clients", icon: Users }
    ]
  },
  {
    label: "Administration",
    links: [
      { label: "Billing", href: "/billing", icon: Receipt },
      { label: "Settings", href: "/settings", icon: Settings }
    ]
  }
]

const brands: Record<string, Record<string, string>> = {
  harvest: {
    primary: "#f5c518",
    secondary: "#7a1f3d",
    accent: "#12805c",
    surface: "#fbf7ee",
    ink: "#2b1d14"
  }
}

for (const [name, colour] of Object.entries(brands[asked.get("brand") ?? ""] ?? {}))
  document.documentElement.style.setProperty(`--brand-${name}`, colour)
document.documentElement.dataset.theme = asked.get("theme") ?? "light"

function Portal({ children }: { readonly children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(asked.get("theme") === "dark" ? "dark" : "light")
  const change = (theme: Theme) => {
    document.documentElement.dataset.theme = theme
    setTheme(theme)
  }
  return (
    <PortalFrame
      product="CrewFleet"
      year={2026}
      displayName="Okafor.A"
      groups={groups}
      current="/home"
      theme={theme}
      onThemeChange={change}
      goesBack={asked.get("show") !== "dashboard"}
      onGoBack={nothing}
      onChangePassword={nothing}
      onShowSessions={nothing}
      onLogout={nothing}
    >
      {children}
    </PortalFrame>
  )
}

function SignIn() {
  const [problems, setProblems] = useState<readonly { field: string; text: string }[]>([])
  return (
    <PublicFrame product="CrewFleet" title="Sign in" year={2026}>
      <Form
        problems={problems}
        onSubmit={(form) => {
          const isNamed = new FormData(form).get("username")
          setProblems(isNamed ? [] : [{ field: "username", text: "Enter Credentials." }])
        }}
      >
        <TextField
          name="username"
          label="Email"
          type="email"
          autoComplete="username"
          problem={problems[0]?.text}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" kind="primary" wide>
          Sign in
        </Button>
      </Form>
      <a href="#reset">Forgotten your password?</a>
    </PublicFrame>
  )
}

const wizard = (
  <Dialog
    open
    title="Complete your profile"
    description="Hirers see these details on every booking."
    actions={
      <>
        <Button>Previous</Button>
        <Button kind="primary">Next</Button>
      </>
    }
  >
    <StepIndicator label="Profile" steps={["Currency", "Contact", "Logo"]} current={1} />
    <ProgressBar label="Profile" percent={33} />
    <TextField name="telephone" label="Telephone" defaultValue="0113 496 0000" />
    <TextField name="street" label="Street address" problem="Street address is required" />
    <SelectField name="country" label="Country" placeholder="Choose a country" choices={[]} />
    <TextField name="postalCode" label="Postcode" optional />
  </Dialog>
)

const notices = (
  <Notices
    onDismiss={nothing}
    notices={[
      { id: 1, kind: "error", message: "Network Connection Failure" },
      { id: 2, kind: "warning", message: "Your password is expired please reset your password." },
      { id: 3, kind: "success", message: "Profile setup completed successfully!" },
      { id: 4, kind: "info", message: "Session Restored" }
    ]}
  />
)

const shows: Record<string, ReactNode> = {
  dashboard: (
    <Portal>
      <GalleryDashboard />
    </Portal>
  ),
  forms: (
    <Portal>
      <GalleryForms />
      {notices}
    </Portal>
  ),
  schedule: (
    <Portal>
      <GallerySchedule />
    </Portal>
  ),
  wizard: (
    <Portal>
      <GalleryDashboard />
      {wizard}
    </Portal>
  ),
  soon: (
    <Portal>
      <ComingSoon />
    </Portal>
  ),
  signin: <SignIn />,
  brand: (
    <BrandFailure
      address="/brand.json"
      problems={["colours.primary is missing", "name is empty"]}
      onRetry={nothing}
    />
  )
}

const root = document.getElementById("root")
if (root) createRoot(root).render(shows[asked.get("show") ?? "dashboard"])
