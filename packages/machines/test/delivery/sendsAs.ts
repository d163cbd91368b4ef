/** Somebody asks for a delivery to be sent under this name. */
export const sendsAs = (id: string) => ({ type: "send.asked", id, now: "2026-03-02T10:00:00.000Z" }) as const
