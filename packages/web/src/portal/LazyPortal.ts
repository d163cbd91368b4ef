import { lazyScreen } from "../lazyScreen.tsx"

/** Everything behind sign-in, with the guard before it. */
export const LazyPortal = lazyScreen(async () => (await import("./Portal.tsx")).Portal)
