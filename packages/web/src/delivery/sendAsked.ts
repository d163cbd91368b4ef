/** Asks a delivery to be sent now, under a name that nothing else has. */
export const sendAsked = () =>
  ({ type: "send.asked", id: crypto.randomUUID(), now: new Date().toISOString() }) as const
