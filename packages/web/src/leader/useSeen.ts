import { useEffect, useEffectEvent } from "react"

type Seen = { readonly type: "page.hidden" | "page.shown"; readonly at: number }

/** Tells when nobody sees the page any more, and when somebody does again. */
export const useSeen = (tell: (seen: Seen) => void): void => {
  const changed = useEffectEvent(() =>
    tell({ type: document.hidden ? "page.hidden" : "page.shown", at: Date.now() })
  )
  useEffect(() => {
    const listen = () => changed()
    document.addEventListener("visibilitychange", listen)
    return () => document.removeEventListener("visibilitychange", listen)
  }, [])
}
