/**
 * `Temporal` for the rules of this folder, which answer at once: in browsers it is the browser's own, and where there is
 * none a portal awaits `loadTemporal` before the first screen after sign-in, so that nobody fetches it who does not need
 * it; everywhere else, the service and scripts above all, it is simply there. Which of the two `#temporal` is, the
 * package's `imports` say. What is needed before sign-in must do without: `isDate`, `timeZone` and what writes instants.
 */
export { loadTemporal, temporal } from "#temporal"
