import { lazyScreen } from "../lazyScreen.tsx"

/** Draws a question for a file; only forms that ask for one fetch it. */
export const LazyFileControl = lazyScreen(async () => (await import("./FileControl.tsx")).FileControl)
