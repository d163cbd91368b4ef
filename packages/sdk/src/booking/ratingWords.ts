/** What each aspect of a rating is called, to the letter of specification 001 §3. */
export const ratingItemWords: Readonly<Record<string, string>> = {
  PROFESSIONALISM: "Professionalism and helpfulness",
  CONDITION: "Vehicle condition",
  CLEANLINESS: "Cleanliness",
  PROCESS: "Pick-up and drop-off process",
  COMFORT: "Comfort",
  TIMELINESS: "Vehicle returned on time",
  REPEAT: "Likelyhood of renting to this hirer again"
}

/** Which aspects are rated of a vehicle and its hire, and which of a hirer, in the order in which they are shown. */
export const ratingItems = {
  VEHICLE: ["CONDITION", "CLEANLINESS", "COMFORT", "PROCESS", "PROFESSIONALISM"],
  CLIENT: ["PROFESSIONALISM", "TIMELINESS", "CLEANLINESS", "REPEAT"]
} as const
export type RatingType = keyof typeof ratingItems
