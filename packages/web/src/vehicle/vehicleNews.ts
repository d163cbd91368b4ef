import type { Vehicle } from "@crewfleet/sdk"
import { photoNews, vehicleForm, versionsOf } from "@crewfleet/sdk/rules"

/** What is new about a vehicle for somebody who has seen it `before`, each thing in a few words. */
export const vehicleNews = (before: Vehicle, now: Vehicle): ReadonlyArray<string> => {
  const { added, removed, hasOtherMain, reordered } = photoNews(before.photos, now.photos)
  return [
    ...(added.length > 0 ? [added.length === 1 ? "1 new photo" : `${added.length} new photos`] : []),
    ...(removed > 0 ? [removed === 1 ? "1 photo was removed" : `${removed} photos were removed`] : []),
    ...(hasOtherMain ? ["Another main photo"] : reordered ? ["Photos in another order"] : []),
    ...versionsOf(vehicleForm, vehicleForm.read(before), vehicleForm.read(now))
      .filter(({ mine, theirs }) => mine !== theirs)
      .map(({ label, mine, theirs }) => `${label}: ${mine || none}, now ${theirs || none}`)
  ]
}

const none = "not provided"
