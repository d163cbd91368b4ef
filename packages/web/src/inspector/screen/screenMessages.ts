import type { Recording } from "@crewfleet/machines/recording"
import type { Theme } from "../../brand/keptTheme.ts"

/** Where the page is that shows the screens of a recording; it does so within the inspector alone. */
export const screenAddress = "/inspector/recording/screen"

/** What the inspector tells the page. */
export type ToScreen =
  | { readonly _tag: "Recording"; readonly recording: Recording }
  | { readonly _tag: "Step"; readonly step: number; readonly theme: Theme }

/** What the page tells the inspector: it can be told of a recording. */
export interface FromScreen {
  readonly _tag: "Ready"
}
