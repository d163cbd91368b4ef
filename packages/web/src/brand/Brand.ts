/** What makes one build into one company's portal: read at run time from `/brand.json`. */
export interface Brand {
  readonly name: string
  readonly favicon: string
  /** ISO 4217; what amounts are shown in where no agency says otherwise. */
  readonly currency: string
  /** The time zone of whoever has none of their own, such as `Europe/Paris`. */
  readonly timeZone?: string
  readonly colours: Readonly<Record<(typeof colours)[number], string>>
  /** Where workers train online with somebody else; without it no link is shown. */
  readonly onlineTraining?: string
  /** Switches the portal to vehicle rental alone. */
  readonly carRental: boolean
  /** Whether every tab is inspected, for testers; and where somebody else's inspector of the same protocol is. */
  readonly inspection?: { readonly isOn?: boolean; readonly address?: string }
  readonly services: {
    /** Origins of the two services; empty for the portal's own. */
    readonly core: string
    readonly authentication: string
    /** Paths of this deployment for endpoints whose path is assumed, by `group.endpoint`. */
    readonly paths: Readonly<Record<string, string>>
  }
}

/** The colours of a brand, from which both themes follow. */
export const colours = ["primary", "secondary", "accent", "surface", "ink"] as const
