/** Where it stands for the service worker, which can read nothing else that a page keeps without waiting. */
const asked = "crewfleet.asked"

/**
 * Says whether the page of a journey's log asks for the code before the portal's scripts are there: where one log of it is
 * on this device, and a code opens it. Where that cannot be said, the page asks a moment later.
 */
export const askAhead = async (jobId: number, isAsked: boolean): Promise<void> => {
  try {
    const address = `/guest/team-leader/entry/${jobId}`
    const cache = await caches.open(asked)
    if (isAsked) await cache.put(address, new Response())
    else await cache.delete(address)
  } catch {}
}
