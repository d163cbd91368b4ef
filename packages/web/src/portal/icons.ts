import Ambulance from "lucide-react/icons/ambulance"
import BadgeCheck from "lucide-react/icons/badge-check"
import BadgePercent from "lucide-react/icons/badge-percent"
import Building2 from "lucide-react/icons/building-2"
import CalendarDays from "lucide-react/icons/calendar-days"
import CarFront from "lucide-react/icons/car-front"
import ChartColumn from "lucide-react/icons/chart-column"
import ClipboardList from "lucide-react/icons/clipboard-list"
import Clock from "lucide-react/icons/clock"
import FileMinus from "lucide-react/icons/file-minus"
import FileText from "lucide-react/icons/file-text"
import GraduationCap from "lucide-react/icons/graduation-cap"
import Hospital from "lucide-react/icons/hospital"
import House from "lucide-react/icons/house"
import Landmark from "lucide-react/icons/landmark"
import Layers from "lucide-react/icons/layers"
import Mail from "lucide-react/icons/mail"
import Megaphone from "lucide-react/icons/megaphone"
import Percent from "lucide-react/icons/percent"
import Settings from "lucide-react/icons/settings"
import ShieldCheck from "lucide-react/icons/shield-check"
import UserRound from "lucide-react/icons/user-round"
import UserRoundPlus from "lucide-react/icons/user-round-plus"
import UsersRound from "lucide-react/icons/users-round"
import type { NavigationLink } from "../layout/Navigation.tsx"

/** The picture beside a link, by what it stands for. */
export const icons = {
  home: House,
  agency: Building2,
  vehicle: CarFront,
  booking: CalendarDays,
  promotion: BadgePercent,
  people: UsersRound,
  service: Layers,
  billing: Landmark,
  invoice: FileText,
  note: FileMinus,
  vat: Percent,
  user: UserRound,
  applicant: UserRoundPlus,
  permission: ShieldCheck,
  report: ChartColumn,
  setting: Settings,
  clock: Clock,
  broadcast: Megaphone,
  compliance: BadgeCheck,
  form: ClipboardList,
  training: GraduationCap,
  message: Mail,
  ward: Hospital,
  transport: Ambulance
} as const satisfies Readonly<Record<string, NavigationLink["icon"]>>

/** What the picture beside a link stands for. */
export type IconName = keyof typeof icons
