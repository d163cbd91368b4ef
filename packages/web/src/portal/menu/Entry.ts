/** One link of a side bar. */
export interface Entry {
  readonly label: string
  readonly href: string
  /** The address above its pages, where they do not lie beneath its own. */
  readonly pages?: string
  readonly icon: IconName
  /** Shown only to those who hold it. */
  readonly permission?: string
  /** Hidden in car-rental mode. */
  readonly staffingOnly?: true
}

/** Links of a side bar that belong together, under a heading where they have one. */
export interface Section {
  readonly label?: string
  readonly entries: ReadonlyArray<Entry>
}

/** What the picture beside a link stands for. */
export type IconName =
  | "home"
  | "agency"
  | "vehicle"
  | "booking"
  | "promotion"
  | "people"
  | "service"
  | "billing"
  | "invoice"
  | "note"
  | "vat"
  | "user"
  | "permission"
  | "report"
  | "setting"
  | "clock"
  | "broadcast"
  | "compliance"
  | "form"
