/** How grave it is where something about a vehicle fails. */
export const checkGravities = {
  /** Nobody may overrule it: it is mended, or the vehicle is changed. */
  ROADWORTHINESS: "Roadworthiness",
  /** The agency may overrule it, with name and reason. */
  CRITICAL: "Critical",
  /** It is written down. */
  MINOR: "Minor"
} as const
export type CheckGravity = keyof typeof checkGravities

/** What is looked at. */
export interface VehicleCheck {
  readonly label: string
  readonly gravity: CheckGravity
}

const roadworthiness = (label: string) => ({ label, gravity: "ROADWORTHINESS" }) as const
const critical = (label: string) => ({ label, gravity: "CRITICAL" }) as const
const minor = (label: string) => ({ label, gravity: "MINOR" }) as const

/**
 * What a leader looks at before the crew leaves (specification 002 §3), by the order of a walk round the vehicle. Brakes,
 * steering, tyres, lights, seatbelts and windscreen are its roadworthiness.
 */
export const vehicleChecks = {
  outside: {
    title: "Round the vehicle",
    checks: {
      lamps: roadworthiness("Lamps"),
      indicators: roadworthiness("Indicators"),
      stopLamp: roadworthiness("Stop lamp"),
      markers: critical("Markers"),
      reflectors: critical("Reflectors"),
      windscreen: roadworthiness("Windscreen"),
      mirrors: critical("Mirrors"),
      body: minor("Body"),
      doors: critical("Doors"),
      exhaust: critical("Exhaust"),
      trailerCoupling: critical("Trailer coupling")
    }
  },
  wheels: {
    title: "Wheels and tyres",
    checks: {
      wheelCondition: roadworthiness("Wheel condition"),
      tyreInflation: roadworthiness("Tyre inflation")
    }
  },
  underBonnet: {
    title: "Under the bonnet",
    checks: {
      oil: critical("Oil"),
      coolant: critical("Coolant"),
      fluidLeaks: critical("Fluid leaks"),
      battery: critical("Battery"),
      adblue: minor("AdBlue"),
      fuel: minor("Fuel")
    }
  },
  driving: {
    title: "At the wheel",
    checks: {
      brakes: roadworthiness("Brakes"),
      drivingControls: roadworthiness("Steering and driving controls"),
      seatbelt: roadworthiness("Seatbelts"),
      wipers: critical("Wipers"),
      washers: critical("Washers"),
      horn: critical("Horn"),
      speedometer: critical("Speedometer"),
      instrumentPanel: critical("Instrument panel"),
      engineWarningLights: critical("Engine and warning lights"),
      warningDevices: critical("Warning devices")
    }
  },
  inside: {
    title: "Inside",
    checks: {
      cellArea: critical("Cell area"),
      equipment: critical("Equipment"),
      seats: minor("Seats"),
      hardSurface: minor("Hard surfaces"),
      litter: minor("Litter"),
      sanitizer: minor("Sanitizer")
    }
  }
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly checks: Readonly<Record<string, VehicleCheck>> }>
>
export type VehicleCheckGroup = keyof typeof vehicleChecks

type ChecksOf<Group> = Group extends { readonly checks: infer Checks } ? keyof Checks : never
/** The name of a check on the wire. */
export type VehicleCheckName = ChecksOf<(typeof vehicleChecks)[VehicleCheckGroup]>

/** All checks by their names. */
export const checksByName: Readonly<Record<VehicleCheckName, VehicleCheck>> = Object.assign(
  {},
  ...Object.values(vehicleChecks).map(({ checks }) => checks)
)
