/** Towns in which people live and vehicles stand. */
export const cities = [
  "London",
  "Leeds",
  "Bristol",
  "Manchester",
  "Birmingham",
  "Sheffield",
  "Newcastle upon Tyne",
  "Nottingham",
  "Cardiff",
  "Edinburgh",
  "Glasgow",
  "Belfast",
  "York",
  "Norwich",
  "Exeter",
  "Reading"
]

/** The agencies of the demo; the last one has not completed its profile yet, its vehicles await approval. */
export const agencies = [
  {
    name: "Northway Car Hire",
    fleet: 32,
    cities: ["Leeds", "York", "Manchester"],
    profile: {
      baseCurrency: "GBP",
      telephone: "0113 496 0142",
      street: "18 Wellington Place",
      city: "Leeds",
      state: "West Yorkshire",
      postalCode: "LS1 4AP",
      country: "United Kingdom",
      // What a missing eighth of a tank and a cleaning cost at return.
      ...{ fuelPrice: 1_200, cleaningPrice: 4_500 }
    }
  },
  {
    name: "Severn Vehicle Rental",
    fleet: 22,
    cities: ["Bristol", "Cardiff", "Exeter"],
    profile: {
      baseCurrency: "GBP",
      telephone: "0117 496 0385",
      street: "7 Temple Back",
      city: "Bristol",
      state: "Bristol",
      postalCode: "BS1 6FL",
      country: "United Kingdom"
    }
  },
  { name: "Thames Mobility", fleet: 6, cities: ["London", "Reading"], profile: undefined }
]
