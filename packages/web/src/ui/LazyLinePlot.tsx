import { lazyScreen } from "../lazyScreen.tsx"
import { Skeleton } from "./Skeleton.tsx"

/** The curve itself, whose drawing library is fetched apart. */
export const LazyLinePlot = lazyScreen(
  async () => (await import("./LinePlot.tsx")).LinePlot,
  <Skeleton height="100%" />
)
