import { cities } from "./places.ts"
import type { Random } from "./Random.ts"

const firstNames =
  "Oliver Amelia Harry Isla George Ava Noah Mia Jack Ivy Leo Lily Arthur Freya Muhammad Florence Oscar Willow Charlie Aisha Henry Priya Theo Grace Alfie Zara Thomas Emily Finley Sophie Rhys Megan Callum Eilidh Imran Nadia Owen Bethan Declan Chloe".split(
    " "
  )

/** Whether somebody of the demo is a woman or a man, by their first name: a man's and a woman's stand there in turn. */
export const genderOf = (firstName: string): "FEMALE" | "MALE" =>
  firstNames.indexOf(firstName) % 2 === 0 ? "MALE" : "FEMALE"

const surnames =
  "Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Khan Hughes Edwards Turner Hill Begum Cooper Ward Morris Campbell Murray Fraser O'Neill Griffiths Okafor Fletcher Hartley Ashworth Pemberton".split(
    " "
  )

const streets = [
  "High Street",
  "Station Road",
  "Church Lane",
  "Victoria Road",
  "Park Avenue",
  "Mill Lane",
  "Albert Road",
  "The Green",
  "Queen Street",
  "Kings Road",
  "Manor Road",
  "Windsor Drive"
]

/** A person with a name, an e-mail address that leads nowhere and a telephone number kept free for fiction. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephone: string
}

/** Somebody, a woman or a man where that is told; `index` keeps the e-mail addresses apart. */
export const somebody = (random: Random, index: number, gender?: "FEMALE" | "MALE"): Person => {
  const firstName = random.pick(gender ? firstNames.filter((name) => genderOf(name) === gender) : firstNames)
  const lastName = random.pick(surnames)
  const mailbox = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, "")
  const telephone = `07700 900${String(random.whole(0, 999)).padStart(3, "0")}`
  return { firstName, lastName, email: `${mailbox}${index}@post.example`, telephone }
}

/** Where somebody lives. */
export const somewhere = (random: Random) => ({
  firstLine: `${random.whole(1, 148)} ${random.pick(streets)}`,
  town: random.pick(cities),
  country: "United Kingdom"
})
