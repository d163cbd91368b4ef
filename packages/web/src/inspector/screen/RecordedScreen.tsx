import { Router } from "wouter"
import { App } from "../../App.tsx"

/** The portal at a place that nothing in it leaves. */
export function RecordedScreen({ place }: { readonly place: string }) {
  return (
    <Router hook={() => [place, () => {}]} searchHook={() => ""}>
      <App />
    </Router>
  )
}
