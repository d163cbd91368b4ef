import type { Brand } from "../brand/Brand.ts"
import { askedWatching } from "../recording/Watching.ts"
import { sessionActor } from "./sessionActor.ts"

/** Watches this page from the session on, where its address, this tab or the brand asks for it. */
export const watchSession = async (brand: Brand): Promise<void> => {
  const watching = askedWatching() ?? (brand.inspection?.isOn ? "inspect" : undefined)
  if (!watching) return
  const { watch } = await import("../recording/watch.tsx")
  watch(watching, sessionActor, brand)
}
