import { form, formInSections } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { file } from "../form/kinds/file.ts"
import { group } from "../form/kinds/group.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { money } from "../form/kinds/money.ts"
import { reference } from "../form/kinds/reference.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import type { Sent } from "../form/Question.ts"
import { weekdayGroups } from "./dailyRate.ts"
import { locationText } from "./location.ts"
import { vehicleOutlines } from "./outlineOf.ts"
import { mostPhotos, photoAcceptance } from "./photo.ts"
import { isRegistration, writtenRegistration } from "./registration.ts"
import { fuelTypes, transmissionTypes, vehicleTypes, weekDays } from "./vehicleCodes.ts"

const harmless = true

/** What a day of one group costs. */
export interface VehicleRate {
  /** The group of days: MTF (Monday to Friday), SAT or SUN. */
  readonly weekDay?: string | undefined
  /** What a day costs, in major units of the agency's currency. */
  readonly rate?: number | undefined
}

/** What a day costs by the groups of days; a weekend day without a rate costs as much as a weekday. */
export const ratesForm = form({
  MTF: money({
    label: weekDays.MTF,
    name: "Monday to Friday rate",
    required: "Enter the rate for Monday to Friday",
    harmless
  }),
  SAT: money({ label: weekDays.SAT, name: "Saturday rate", harmless }),
  SUN: money({ label: weekDays.SUN, name: "Sunday rate", harmless })
})

const rates = group({ label: "Rates", each: ratesForm })

const vehicleRates = mapped(rates, {
  shape: [{ weekDay: "string", rate: "number" }],
  read: (rates: ReadonlyArray<VehicleRate>) => {
    const rateOf = (group: string) => rates.find(({ weekDay }) => weekDay === group)?.rate ?? null
    return { MTF: rateOf("MTF"), SAT: rateOf("SAT"), SUN: rateOf("SUN") }
  },
  write: (sent): ReadonlyArray<VehicleRate> =>
    weekdayGroups.flatMap((weekDay) => {
      const rate = sent[weekDay]
      return rate === null ? [] : [{ weekDay, rate }]
    })
})

const newPhotos = rows({
  label: "Photos",
  one: "Photo",
  each: form({ photo: file({ label: "Photo", ...photoAcceptance }) }),
  max: mostPhotos
})

const photoIds = mapped(newPhotos, {
  shape: ["string"],
  read: (ids: ReadonlyArray<string>) =>
    ids.map((id) => ({ rowId: id, photo: { id, name: "", type: "image/jpeg", size: 1 } })),
  write: (sent): ReadonlyArray<string> => sent.flatMap(({ photo }) => (photo ? [photo.id] : []))
})

/** A photo on its way that the service neither has nor refused. */
const isOwed = ({ photo }: (typeof photoIds.empty)[number]) =>
  photo !== null && photo.id === undefined && photo.refused === undefined

/** What an agency is asked about a vehicle; amounts are in major units of its base currency, distances in kilometres. */
export const vehicleForm = formInSections(
  {
    details: {
      title: "Details",
      questions: {
        /** Its make, 60 characters at most. */
        name: text({ label: "Make", max: 60, required: "Enter the make" }),
        /** Its model, 60 characters at most. */
        model: text({ label: "Model", max: 60, required: "Enter the model" }),
        /** Its registration mark: 2 to 10 letters and numbers, such as `YK24 HBN`. */
        regno: text({
          label: "Registration number",
          max: 30,
          required: "Enter the registration number",
          written: writtenRegistration,
          check: (typed) =>
            isRegistration(typed)
              ? undefined
              : "Registration number must be 2 to 10 letters and numbers, like YK24 HBN"
        }),
        /** Its colour, 30 characters at most. */
        color: text({ label: "Colour", max: 30, required: "Enter the colour" }),
        /** Its shape. */
        type: choice({
          label: "Vehicle type",
          of: vehicleTypes,
          placeholder: "Select a type",
          required: "Select the vehicle type",
          harmless
        }),
        /** The drawing on which damage is marked in condition reports, where its shape does not tell. */
        outline: choice({
          label: "Outline in condition reports",
          of: vehicleOutlines,
          placeholder: "By the vehicle type",
          harmless
        })
      }
    },
    specification: {
      title: "Specification",
      questions: {
        /** What it runs on. */
        fuelType: choice({
          label: "Fuel type",
          of: fuelTypes,
          placeholder: "Select a fuel type",
          required: "Select the fuel type",
          harmless
        }),
        /** How its gears are changed. */
        transmissionType: choice({
          label: "Transmission",
          of: transmissionTypes,
          placeholder: "Select a transmission",
          required: "Select the transmission",
          harmless
        }),
        /** How large its engine is, such as `1.5 L`, or `Electric`; 30 characters at most. */
        engineSize: text({
          label: "Engine size",
          hint: "Such as 1.5 L, or Electric",
          max: 30,
          required: "Enter the engine size"
        }),
        /** How many doors it has, 1 to 7. */
        doors: wholeNumber({
          label: "Doors",
          min: 1,
          max: 7,
          required: "Enter the number of doors",
          harmless
        }),
        /** How many people can sit in it, 1 to 20. */
        seats: wholeNumber({
          label: "Seats",
          min: 1,
          max: 20,
          required: "Enter the number of seats",
          harmless
        }),
        /** Whether it has air conditioning. */
        airConditioning: tick({ label: "Air conditioning", preset: true, harmless })
      }
    },
    rates: {
      title: "Rates",
      questions: {
        /** What a day costs, by groups of days; a weekend day without a rate costs as much as a weekday. */
        vehicleRates,
        /** The deposit, in major units; 0 where there is none. */
        depositAmt: money({
          label: "Deposit",
          free: true,
          required: "Enter the deposit, or 0 if there is none",
          harmless
        }),
        /** How far it may be driven on a day, in kilometres: 1 to 5,000. */
        maxDailyMileage: wholeNumber({
          label: "Mileage allowance (KM a day)",
          name: "Mileage allowance",
          min: 1,
          max: 5_000,
          required: "Enter the mileage allowance",
          harmless
        }),
        /** What each kilometre beyond that costs, in major units; 0 where nothing. */
        excessMileageRate: money({
          label: "Excess mileage rate (a KM)",
          name: "Excess mileage rate",
          free: true,
          required: "Enter the excess mileage rate, or 0 if there is none",
          harmless
        })
      }
    },
    location: {
      title: "Pick-up location",
      questions: {
        /** The location where it is picked up. */
        location: reference({
          label: "Location",
          nameOf: locationText,
          placeholder: "Select a location",
          required: "Select where the vehicle is picked up"
        })
      }
    },
    photos: {
      title: "Photos",
      questions: {
        /**
         * Uploads that become its photos, behind those that it has, each by the id that `uploadPhoto` answered; 12 at most. What it
         * has already stays as it is.
         */
        photoIds
      }
    }
  },
  {
    rules: {
      photoIds: ({ photoIds }) =>
        photoIds.some(isOwed)
          ? "Photos are still being uploaded. Wait until they are, or remove them"
          : undefined
    }
  }
)

const identity = ["name", "model", "regno", "type"] as const

type Identity = Readonly<Record<(typeof identity)[number], string>>

/** Whether an edit makes it another vehicle than the one that was approved: another maker, model, plate or type. */
export const changesIdentity = (before: Identity, after: Identity): boolean =>
  identity.some((field) => plain(before[field]) !== plain(after[field]))

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, "")

/** The rates of a vehicle on the wire. */
export type SentRates = Sent<typeof vehicleRates>
