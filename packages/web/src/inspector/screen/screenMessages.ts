import type { Recording } from "@crewfleet/machines/recording"
import type { Theme } from "../../brand/keptTheme.ts"

/** Where the page is that shows the screens of a recording; it does so within the inspector alone. */
export const screenAddress = "/inspector/recording/screen"

/** What the inspector tells the page. */
export type ToScreen =
  | { readonly _tag: "Recording"; readonly recording: Recording }
  /** A step is looked at, in a window of this height in pixels. */
  | { readonly _tag: "Step"; readonly step: number; readonly theme: Theme; readonly height: number }

/** What the page tells the inspector. */
export type FromScreen =
  /** It can be told of a recording. */
  | { readonly _tag: "Ready" }
  /** The step that it was told of last is drawn, or cannot be. */
  | { readonly _tag: "Shown" }
  /** All that is on it is so many pixels high. */
  | { readonly _tag: "Fitted"; readonly height: number }
