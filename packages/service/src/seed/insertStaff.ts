import { createHash } from "node:crypto"
import { credentialKinds, type DocumentStatus, startingRequirements, timesToKeep } from "@crewfleet/sdk/rules"
import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { drawnCertificate } from "./drawnCertificate.ts"
import { Random } from "./Random.ts"
import { firstDayBefore } from "./rentals.ts"
import { type DemoWorker, personalia, type Role, recordsOf, roles, someWorker } from "./workers.ts"

const seedOfChance = 20_260_512
const dayLength = 86_400_000
const workerCount = 288
const applicantCount = 9

/** Whose staff is added: the first two agencies are at work, the worker and the ward are those of the demo accounts. */
export interface StaffHolders {
  readonly agencyIds: ReadonlyArray<number>
  readonly workerId: number
  readonly wardId: number
}

/** Adds the workers of two agencies with their records, what the agencies decided about these, and the shifts of two weeks. */
export const insertStaff = async (db: Kysely<Tables>, holders: StaffHolders, now: Date): Promise<void> => {
  const random = new Random(seedOfChance)
  const staff = [...(await earlierWorkers(db, random)), ...(await newWorkers(db, random, now))]
  await insertMemberships(db, random, holders, staff, now)
  await insertApplicants(db, random, holders, now)
  await insertRecords(db, random, holders, staff, now)
  await insertShifts(db, random, holders, staff, now)
  await insertNotes(db, holders, now)
  await insertRequirements(db, holders)
}

/** What both agencies ask for beside the starting set: any one of some trainings, and whether it only warns. */
const askedTrainings: Readonly<Record<Role, ReadonlyArray<AskedTraining>>> = {
  CLEANER: [
    { name: "Fire safety", ids: [4] },
    { name: "Infection prevention", ids: [5] },
    { name: "Health and safety", ids: [2], warns: true }
  ],
  DRIVER: [
    { name: "Fire safety", ids: [4] },
    { name: "Infection prevention", ids: [5] },
    { name: "Life support", ids: [10, 11] },
    { name: "Violence and aggression", ids: [13] },
    { name: "Secure transport", ids: [14] }
  ],
  NURSE: [
    { name: "Fire safety", ids: [4] },
    { name: "Infection prevention", ids: [5] },
    { name: "Moving and handling", ids: [6] },
    { name: "Safeguarding adults", ids: [7] },
    { name: "Safeguarding children", ids: [8], warns: true },
    { name: "Life support", ids: [10, 11] },
    { name: "Information governance", ids: [12], warns: true }
  ]
}

interface AskedTraining {
  readonly name: string
  readonly ids: ReadonlyArray<number>
  readonly warns?: true
}

const insertRequirements = async (db: Kysely<Tables>, { agencyIds }: StaffHolders): Promise<void> => {
  const compliances = await db.selectFrom("compliances").select(["id", "code"]).execute()
  const codes = await db.selectFrom("assignmentCodes").select(["id", "code"]).execute()
  const idOf = (code: string) => compliances.find((compliance) => compliance.code === code)?.id ?? 0
  const rows = agencyIds.slice(0, 2).flatMap((agencyId) =>
    Object.entries(askedTrainings).map(([role, trainings]) => {
      const assignmentCodeId = roles[role as Role]
      const code = codes.find(({ id }) => id === assignmentCodeId)?.code ?? ""
      const asked = [
        ...startingRequirements(code).map(({ name, anyOf }) => ({
          ...{ name, otherwise: "REFUSE", graceDays: 0 },
          anyOf: anyOf.map((one) =>
            one.kind === "compliance" ? { kind: one.kind, id: idOf(one.code) } : one
          )
        })),
        ...trainings.map(({ name, ids, warns }) => ({
          ...{ name, otherwise: warns ? "WARN" : "REFUSE", graceDays: warns ? 14 : 0 },
          anyOf: ids.map((id) => ({ kind: "training", id }))
        }))
      ]
      const requirements = JSON.stringify(asked.map((one, at) => ({ id: at + 1, ...one })))
      return { agencyId, assignmentCodeId, requirements }
    })
  )
  await db.insertInto("requirementSets").values(rows).execute()
}

const insertNotes = async (
  db: Kysely<Tables>,
  { agencyIds, workerId }: StaffHolders,
  now: Date
): Promise<void> => {
  const author = await db
    .selectFrom("users")
    .select("id")
    .where("agentId", "=", agencyIds[0] ?? 0)
    .orderBy("id")
    .executeTakeFirst()
  const notes = [
    "Prefers nights. Has no car, so journeys begin at the station.",
    "Called about the unreadable certificate: a new scan comes this week."
  ]
  await db
    .insertInto("workerNotes")
    .values(
      notes.map((body, at) => ({
        workerId,
        agencyId: agencyIds[0] ?? 0,
        body,
        writtenBy: author?.id ?? null,
        writtenAt: new Date(now.getTime() - (notes.length - at) * 20 * dayLength)
      }))
    )
    .execute()
}

type Employed = DemoWorker & { readonly id: number }

/** Those who were there before belong to the agencies to which they belong; the first one has a bit of everything to do. */
const earlierWorkers = async (db: Kysely<Tables>, random: Random): Promise<Array<Employed>> => {
  const rows = await db.selectFrom("workers").selectAll().orderBy("id").execute()
  const memberships = await db.selectFrom("workerAgencies").select(["workerId", "agencyId"]).execute()
  const ids = [
    ...new Set((await db.selectFrom("agencies").select("id").orderBy("id").execute()).map(({ id }) => id))
  ]
  const employed: Array<Employed> = []
  for (const [at, { id, firstName, lastName, email, telephone }] of rows.entries()) {
    const person = personalia(random)
    const role = at === 0 ? "NURSE" : random.weighted({ NURSE: 6, DRIVER: 3, CLEANER: 2 })
    await db
      .updateTable("workers")
      .set({ ...person, assignmentCodeId: roles[role] })
      .where("id", "=", id)
      .execute()
    const agencies = memberships
      .filter(({ workerId }) => workerId === id)
      .map(({ agencyId }) => ids.indexOf(agencyId))
    employed.push({ firstName, lastName, email, telephone, ...person, id, role, standing: "good", agencies })
  }
  return employed
}

const newWorkers = async (db: Kysely<Tables>, random: Random, now: Date): Promise<Array<Employed>> => {
  const people = Array.from({ length: workerCount }, (_, at) => someWorker(random, 200 + at))
  const firstDay = firstDayBefore(now).getTime()
  const rows = await db
    .insertInto("workers")
    .values(people.map((person, at) => workerRow(person, new Date(firstDay + at * dayLength * 0.5))))
    .returning("id")
    .execute()
  const memberships = people.flatMap(({ agencies }, at) =>
    agencies.map((agency) => ({ at, agency, workerId: rows[at]?.id ?? 0 }))
  )
  const agencyIds = (await db.selectFrom("agencies").select("id").orderBy("id").execute()).map(({ id }) => id)
  await db
    .insertInto("workerAgencies")
    .values(memberships.map(({ workerId, agency }) => ({ workerId, agencyId: agencyIds[agency] ?? 0 })))
    .execute()
  return people.map((person, at) => ({ ...person, id: rows[at]?.id ?? 0 }))
}

const workerRow = (
  { firstName, lastName, email, telephone, role, dob, gender, nationality, address }: DemoWorker,
  createdAt: Date
) => ({
  firstName,
  lastName,
  email,
  telephone,
  dob,
  gender,
  nationality,
  address,
  assignmentCodeId: roles[role],
  createdAt
})

/** What each agency keeps of its workers, and what they may be booked as. */
const insertMemberships = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const roleOf = new Map(staff.map(({ id, role }) => [id, role]))
  const memberships = await db
    .selectFrom("workerAgencies")
    .select(["id", "workerId", "agencyId"])
    .where("agencyId", "in", agencyIds.slice(0, 2))
    .orderBy("id")
    .execute()
  const jobs: Array<Insertable<Tables["workerJobs"]>> = []
  for (const [at, { id, workerId, agencyId }] of memberships.entries()) {
    const start = random.whole(30, 900)
    const isTemporary = random.next() < 0.12
    const addedAt = new Date(now.getTime() - start * dayLength)
    await db
      .updateTable("workerAgencies")
      .set({
        sharesSince: random.next() < 0.98 ? addedAt : null,
        decidedAt: addedAt,
        employmentNumber: `${agencyId === agencyIds[0] ? "NW" : "SV"}-${String(1_000 + at)}`,
        fitToWork: random.next() < 0.97,
        fitAt: addedAt,
        paymentMethod: random.pick(["Paye", "Paye", "Umbrella", "Pvt. Ltd"] as const),
        employmentStartDate: dayIn(now, -start),
        contractEndDate: dayIn(now, random.whole(40, 900)),
        nextCheckDate: dayIn(now, random.next() < 0.03 ? random.whole(-20, 25) : random.whole(60, 1_000)),
        rightToWork: isTemporary ? "Temporary" : random.pick(["Citizen", "Citizen", "Residency"] as const),
        expiry: isTemporary ? dayIn(now, random.whole(-10, 700)) : null,
        dbsNumber: String(random.whole(100_000_000, 999_999_999)).padStart(12, "001")
      })
      .where("id", "=", id)
      .execute()
    jobs.push({
      workerId,
      agencyId,
      assignmentCodeId: roles[roleOf.get(workerId) ?? "NURSE"],
      paymentMethodId: random.whole(1, 3),
      addedAt
    })
  }
  await db.insertInto("workerJobs").values(jobs).execute()
}

const insertApplicants = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds }: StaffHolders,
  now: Date
): Promise<void> => {
  const people = Array.from({ length: applicantCount }, (_, at) => someWorker(random, 600 + at))
  const rows = await db
    .insertInto("workers")
    .values(people.map((person, at) => workerRow(person, new Date(now.getTime() - at * dayLength))))
    .returning("id")
    .execute()
  await db
    .insertInto("workerAgencies")
    .values(
      rows.map(({ id: workerId }, at) => {
        const appliedAt = new Date(now.getTime() - (at * 3 + 1) * dayLength)
        const agencyId = agencyIds[at % 3 === 2 ? 1 : 0] ?? 0
        return { workerId, agencyId, standing: "APPLIED" as const, appliedAt, sharesSince: appliedAt }
      })
    )
    .execute()
}

interface DemoRecord {
  readonly workerId: number
  readonly kind: keyof typeof credentialKinds
  readonly subject: number
  readonly issued: string
  readonly expires: string
  readonly decided: Exclude<DocumentStatus, "WAITING_APPROVAL"> | undefined
  readonly putAt: Date
  readonly hascoId: number | null
  /** Given by an agency, which may show a certificate of it, in place of one on paper. */
  readonly physical: { readonly showCertificate: boolean } | undefined
  readonly title: string
  readonly name: string
}

const insertRecords = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds, workerId }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const titles = {
    TRAINING: new Map((await db.selectFrom("trainings").select(["id", "name"]).execute()).map(pair)),
    COMPLIANCE: new Map((await db.selectFrom("compliances").select(["id", "name"]).execute()).map(pair))
  }
  const records = staff.flatMap((worker) =>
    (["TRAINING", "COMPLIANCE"] as const).flatMap((kind) => {
      const { trainings, compliances } = recordsOf[worker.role]
      const subjects = kind === "TRAINING" ? trainings : compliances
      return subjects.flatMap((subject, at): ReadonlyArray<DemoRecord> => {
        const standing =
          worker.id === workerId
            ? demoStandings[kind]?.[at]
            : kind === "TRAINING" && at === worker.id % subjects.length
              ? worker.standing
              : undefined
        if (standing === "missing") return []
        const left = daysLeft(random, standing)
        const putAt = new Date(
          now.getTime() - random.whole(1, 250) * dayLength - random.whole(0, 36_000) * 1_000
        )
        const since =
          standing === "waiting" ? new Date(now.getTime() - random.whole(1, 96) * 3_600_000) : putAt
        return [
          {
            workerId: worker.id,
            kind,
            subject,
            issued: dayIn(now, left - 1_095),
            expires: dayIn(now, left),
            decided: standing === "waiting" ? undefined : standing === "rejected" ? "REJECTED" : "APPROVED",
            putAt: since,
            hascoId:
              kind === "TRAINING" &&
              standing === undefined &&
              subject !== movingAndHandling &&
              random.next() < 0.1
                ? worker.id * 100 + subject
                : null,
            physical:
              kind === "TRAINING" && subject === movingAndHandling && standing !== "rejected"
                ? { showCertificate: worker.id % 3 > 0 }
                : undefined,
            title: titles[kind].get(subject) ?? "",
            name: `${worker.firstName} ${worker.lastName}`
          }
        ]
      })
    })
  )
  for (let from = 0; from < records.length; from += 500)
    await insertSome(db, records.slice(from, from + 500), now)
  await insertReviews(db, records, agencyIds, now)
}

/** The training that agencies give themselves. */
const movingAndHandling = 6

/** What the worker of the demo account has to do. */
const demoStandings = {
  TRAINING: ["rejected", "good", "expiring", "good", "expired", "waiting", "good", "good", "good"],
  COMPLIANCE: ["good", "good", "expiring", "good"]
} as const

const daysLeft = (random: Random, standing: string | undefined) => {
  if (standing === "expired") return -random.whole(1, 25)
  return standing === "expiring" ? random.whole(1, 28) : random.whole(45, 1_000)
}

const pair = ({ id, name }: { readonly id: number; readonly name: string }) => [id, name] as const

const insertSome = async (
  db: Kysely<Tables>,
  records: ReadonlyArray<DemoRecord>,
  now: Date
): Promise<void> => {
  const onPaper = records.filter(({ physical }) => !physical)
  const kept = await db.insertInto("files").values(onPaper.map(fileOf)).returning("id").execute()
  const fileIds = new Map(onPaper.map((record, at) => [record, kept[at]?.id]))
  const documents = await db
    .insertInto("documents")
    .values(
      records.map(({ workerId, kind, subject, putAt }) => ({
        ownerKind: "worker" as const,
        ownerId: workerId,
        agencyId: null,
        kind,
        subject,
        createdAt: putAt
      }))
    )
    .returning("id")
    .execute()
  await db
    .insertInto("documentVersions")
    .values(
      records.map((record, at) => {
        const { kind, issued, expires, decided, putAt, hascoId } = record
        const status = hascoId === null ? "WAITING_APPROVAL" : "APPROVED"
        const standing = decided === "APPROVED" ? "APPROVED" : status
        const [time] = timesToKeep([{ status: standing, expires }], credentialKinds[kind], { now })
        return {
          documentId: documents[at]?.id ?? 0,
          number: 1,
          fileId: fileIds.get(record) ?? null,
          issued,
          expires,
          status,
          putAt,
          keepUntil: time?.keepUntil
        } as const
      })
    )
    .execute()
  await db
    .insertInto("credentials")
    .values(
      records.map(({ hascoId, physical }, at) => ({
        documentId: documents[at]?.id ?? 0,
        type: physical ? ("PHYSICAL" as const) : ("EXTERNAL" as const),
        showCertificate: physical?.showCertificate ?? false,
        hascoId,
        certificateUrl: hascoId === null ? null : `https://trainings.example/certificates/${hascoId}.pdf`
      }))
    )
    .execute()
}

const fileOf = ({ title, name, issued, expires }: DemoRecord) => {
  const lines = [
    `Issued on ${issued}`,
    `Valid until ${expires}`,
    "A certificate of the demo, which belongs to nobody"
  ]
  const content = drawnCertificate({ title, name, lines })
  const sha256 = createHash("sha256").update(content).digest("hex")
  return { agencyId: null, contentType: "application/pdf", content, sha256, purpose: "document" } as const
}

/** Each agency has decided for itself about the records that it sees. */
const insertReviews = async (
  db: Kysely<Tables>,
  records: ReadonlyArray<DemoRecord>,
  agencyIds: ReadonlyArray<number>,
  now: Date
): Promise<void> => {
  const decided = new Map(
    records.map(({ workerId, kind, subject, decided }) => [`${workerId} ${kind} ${subject}`, decided])
  )
  const versions = await db
    .selectFrom("documentVersions")
    .innerJoin("documents", "documents.id", "documentId")
    .innerJoin("workerAgencies", "workerId", "ownerId")
    .select(["documentVersions.id", "ownerId", "kind", "subject", "putAt", "workerAgencies.agencyId"])
    .where("ownerKind", "=", "worker")
    .where("documentVersions.status", "=", "WAITING_APPROVAL")
    .where("workerAgencies.agencyId", "in", agencyIds.slice(0, 2))
    .orderBy("documentVersions.id")
    .execute()
  const reviews = versions.flatMap(({ id, ownerId, kind, subject, putAt, agencyId }) => {
    const status = decided.get(`${ownerId} ${kind} ${subject}`)
    if (status === undefined) return []
    const reviewedAt = new Date(Math.min(putAt.getTime() + dayLength, now.getTime() - 60_000))
    const because = status === "REJECTED" ? ("UNREADABLE" as const) : null
    const comment = status === "REJECTED" ? "The lower half is too dark to read." : null
    return [{ versionId: id, agencyId, status, because, comment, reviewedAt }]
  })
  for (let from = 0; from < reviews.length; from += 1_000)
    await db
      .insertInto("documentReviews")
      .values(reviews.slice(from, from + 1_000))
      .execute()
}

const wards = ["Rowan Ward", "Heather Ward", "Juniper Unit", "Linden House"]

/** Journeys of four weeks, each with a driver and two nurses of the agency. */
const insertShifts = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds, wardId, workerId }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const others = await db
    .insertInto("clients")
    .values(
      wards.slice(1).map((name, at) => ({
        name,
        email: `${name.split(" ")[0]?.toLowerCase()}@hospital.example`,
        telephone: `0117 496 01${String(50 + at)}`,
        firstLine: "St Brendan's Hospital",
        town: "Bristol",
        country: "United Kingdom",
        verified: true,
        createdAt: firstDayBefore(now)
      }))
    )
    .returning("id")
    .execute()
  const clientIds = [wardId, ...others.map(({ id }) => id)]
  const jobs = Array.from({ length: 56 }, (_, at) => ({
    agencyId: agencyIds[at % 2] ?? 0,
    clientId: clientIds[at % clientIds.length] ?? 0,
    ref: `T-${2_001 + at}`,
    requiredAt: quarterOf(now.getTime() + ((at >> 1) - 13) * dayLength + random.whole(-4, 4) * 3_600_000),
    createdAt: new Date(now.getTime() - 20 * dayLength)
  }))
  const rows = await db.insertInto("transportJobs").values(jobs).returning("id").execute()
  const bookings = jobs.flatMap(({ agencyId, requiredAt }, at) => {
    const agency = agencyIds.indexOf(agencyId)
    const crew = (["DRIVER", "NURSE", "NURSE"] as const).map((role, place) => {
      const candidates = staff.filter(
        (worker) => worker.role === role && worker.standing === "good" && worker.agencies.includes(agency)
      )
      const chosen = random.pick(candidates)
      return { role, workerId: place === 1 && at % 7 === 0 ? workerId : chosen.id }
    })
    return crew
      .filter(({ workerId: one }, place) => crew.findIndex(({ workerId }) => workerId === one) === place)
      .map(({ role, workerId: one }) => ({
        jobId: rows[at]?.id ?? 0,
        workerId: one,
        assignmentCodeId: roles[role],
        shiftDate: new Date(requiredAt.getTime() - 3_600_000),
        shiftEndDate: new Date(requiredAt.getTime() + 5 * 3_600_000)
      }))
  })
  await db.insertInto("shiftBookings").values(bookings).execute()
}

/** The quarter of an hour in which a moment lies. */
const quarterOf = (moment: number) => new Date(Math.floor(moment / 900_000) * 900_000)

const dayIn = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10)
