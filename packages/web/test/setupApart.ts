import { vi } from "vitest"

// The file that comes finds modules that know of none before it; so does what is set up for it.
vi.resetModules()
await import("./setup.tsx")
