/** Whether somebody may have asked for this tab to be watched: what tells for sure is fetched only then. */
export const mayBeWatched = (): boolean => {
  try {
    return (
      /[?&](inspect|record)\b/.test(location.search) ||
      "crewfleet.inspect" in sessionStorage ||
      "crewfleet.record" in sessionStorage
    )
  } catch {
    return false
  }
}
