/** Under which this tab remembers that it is recorded, and what was recorded before the page was loaded anew. */
export const recordingKey = "crewfleet.recording"

/**
 * Whether this tab is recorded: `?record` in an address asks for it, until the tab is closed or the recording stopped. The
 * word leaves the address, so that nobody passes it on.
 */
export const isRecordingAsked = (): boolean => {
  const address = new URL(location.href)
  const isAsked = address.searchParams.has("record")
  if (isAsked) {
    address.searchParams.delete("record")
    history.replaceState(history.state, "", address)
  }
  try {
    if (isAsked && sessionStorage.getItem(recordingKey) === null) sessionStorage.setItem(recordingKey, "")
    return sessionStorage.getItem(recordingKey) !== null
  } catch {
    return isAsked
  }
}
