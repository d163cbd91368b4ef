/** What a defect interrupted: a script, a promise, the drawing of a page, or the work behind a machine's port. */
export const defectKinds = ["error", "rejection", "drawing", "port"] as const

export type DefectKind = (typeof defectKinds)[number]
