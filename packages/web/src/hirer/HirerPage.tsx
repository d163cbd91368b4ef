import { NotFound } from "../layout/NotFound.tsx"
import { HirerScreen, type HirerScreenProps } from "./HirerScreen.tsx"

interface HirerPageProps extends Omit<HirerScreenProps, "hirerId"> {
  /** As it stands in the address. */
  readonly id: string
}

/** The page of one hirer, where the address names one. */
export function HirerPage({ id, ...screen }: HirerPageProps) {
  return /^\d{1,9}$/.test(id) ? <HirerScreen hirerId={Number(id)} {...screen} /> : <NotFound />
}
