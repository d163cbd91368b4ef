/** When a report is made: as the hirer takes the vehicle, and as they bring it back. */
export const moments = ["PICK_UP", "RETURN"] as const
export type Moment = (typeof moments)[number]
export const momentWords: Readonly<Record<Moment, string>> = { PICK_UP: "Pick-up", RETURN: "Return" }

/** The sides from which a vehicle is drawn. */
export const views = ["FRONT", "REAR", "LEFT", "RIGHT", "TOP"] as const
export type View = (typeof views)[number]
export const viewWords: Readonly<Record<View, string>> = {
  FRONT: "Front",
  REAR: "Rear",
  LEFT: "Left side",
  RIGHT: "Right side",
  TOP: "Top"
}

/** The kinds of damage. */
export const damageKinds = ["SCRATCH", "DENT", "CHIP", "CRACK", "MISSING", "OTHER"] as const
export type DamageKind = (typeof damageKinds)[number]
export const damageKindWords: Readonly<Record<DamageKind, string>> = {
  SCRATCH: "Scratch",
  DENT: "Dent",
  CHIP: "Chip",
  CRACK: "Crack",
  MISSING: "Missing part",
  OTHER: "Other damage"
}

/** How clean a vehicle is. */
export const cleanlinesses = ["CLEAN", "FAIR", "DIRTY"] as const
export type Cleanliness = (typeof cleanlinesses)[number]
export const cleanlinessWords: Readonly<Record<Cleanliness, string>> = {
  CLEAN: "Clean",
  FAIR: "Light dirt",
  DIRTY: "Needs cleaning"
}

/** What belongs into a vehicle and is counted at both moments. */
export const accessories = [
  "KEYS",
  "DOCUMENTS",
  "SPARE_WHEEL",
  "JACK",
  "WARNING_TRIANGLE",
  "HIGH_VISIBILITY_VEST",
  "FIRST_AID_KIT",
  "FLOOR_MATS",
  "CHARGING_CABLE"
] as const
export type Accessory = (typeof accessories)[number]
export const accessoryWords: Readonly<Record<Accessory, string>> = {
  KEYS: "Keys",
  DOCUMENTS: "Vehicle documents",
  SPARE_WHEEL: "Spare wheel or repair kit",
  JACK: "Jack and tools",
  WARNING_TRIANGLE: "Warning triangle",
  HIGH_VISIBILITY_VEST: "High-visibility vest",
  FIRST_AID_KIT: "First-aid kit",
  FLOOR_MATS: "Floor mats",
  CHARGING_CABLE: "Charging cable"
}

/** The accessories of a vehicle with this fuel: only those that can be plugged in have a charging cable. */
export const accessoriesFor = (fuelType: string | undefined): ReadonlyArray<Accessory> =>
  accessories.filter(
    (accessory) =>
      accessory !== "CHARGING_CABLE" || ["ELECTRIC", "PHYBRID", "DHYBRID"].includes(fuelType ?? "")
  )

/** The parties that sign. */
export const parties = ["hirer", "agency"] as const
export type Party = (typeof parties)[number]
export const partyWords: Readonly<Record<Party, string>> = { hirer: "Hirer", agency: "Agency" }

/** How much a report may hold, so that it always fits into one request. */
export const conditionLimits = {
  /** Kilometres. */
  odometer: 2_000_000,
  /** At return as many again, beside those of the pick-up; so with the photos. */
  damages: 40,
  photosOfDamage: 4,
  photos: 20,
  /** Characters of a note on one damage. */
  note: 300,
  /** Characters of the remarks. */
  remarks: 1_000,
  /** Characters of a signer's name. */
  name: 100,
  /** Characters of a drawn signature. */
  drawing: 10_000
} as const

/** A full tank or battery, in eighths. */
export const fullTank = 8

/** How full a tank or battery is, in words. */
export const fuelWords = (eighths: number): string => {
  if (eighths === 0) return "Empty"
  if (eighths === fullTank) return "Full"
  const step = eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1
  return `${eighths / step}/${fullTank / step}`
}
