/** Selects all that an actor shows, for a part of a screen that is drawn anew whenever its own actor moves. */
export const entire = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot
