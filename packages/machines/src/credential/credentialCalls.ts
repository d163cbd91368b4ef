import type { CallOptions, DocumentVersion, Failure, PromiseClient } from "@crewfleet/sdk"
import { type Credential, type CredentialSort, credentialOf, recordWords } from "@crewfleet/sdk/rules"

/** Whose credentials are meant, and for which agency somebody looks or acts; a worker names none. */
export interface CredentialOwner {
  readonly workerId: number
  readonly agencyId?: number | undefined
}

/** A credential as it is put on file, of whichever sort. */
export interface SentCredential {
  readonly subject?: number | undefined
  readonly issued?: string | undefined
  readonly expires?: string | undefined
  readonly fileUrl?: string | undefined
  readonly type?: "EXTERNAL" | "PHYSICAL" | undefined
  readonly showCertificate?: boolean | undefined
}

/** The calls about the credentials of a sort, which are named otherwise on the wire for each. */
export interface CredentialCalls {
  /** All of them, however many pages they take. */
  readonly list: (options: CallOptions) => Promise<ReadonlyArray<Credential>>
  /** All versions of one, the latest first. */
  readonly versions: (id: number, options: CallOptions) => Promise<ReadonlyArray<DocumentVersion>>
  readonly upload: (payload: FormData, options: CallOptions) => Promise<{ readonly fileUrl: string }>
  readonly add: (sent: SentCredential, options: CallOptions) => Promise<Credential>
  readonly renew: (known: Known, sent: SentCredential, options: CallOptions) => Promise<Credential>
  readonly attach: (known: Known, fileUrl: string, options: CallOptions) => Promise<Credential>
  readonly remove: (id: number, options: CallOptions) => Promise<unknown>
}

type Known = Pick<Credential, "id" | "version">

/** Specification 002 §9. */
const serviceId = 1

const size = 100

/** Every line of a list, page by page. */
const everyLine = async <Line>(
  page: (page: number) => Promise<{ readonly content: ReadonlyArray<Line>; readonly totalElements: number }>
) => {
  const lines: Array<Line> = []
  for (let next = 0; ; next += 1) {
    const { content, totalElements } = await page(next)
    lines.push(...content)
    if (content.length === 0 || lines.length >= totalElements) return lines
  }
}

const trainingCalls = (
  { training }: PromiseClient,
  { workerId, agencyId }: CredentialOwner
): CredentialCalls => {
  const query = { agencyId }
  const at = (id: number) => ({ params: { workerId, id }, query })
  const daysOf = ({ issued, expires }: SentCredential) => ({ trainingDate: issued, trainingExpiry: expires })
  return {
    list: async (options) => {
      const ask = (page: number) => training.list({ params: { workerId, page, size }, query }, options)
      return (await everyLine(ask)).map(credentialOf.training)
    },
    versions: (id, options) => training.versions(at(id), options),
    upload: (payload, options) =>
      training.uploadCertificate({ params: { workerId }, query, payload }, options),
    add: async (sent, options) => {
      const { subject: trainingId, fileUrl, type, showCertificate } = sent
      const payload = { workerId, agencyId, serviceId, trainingId, fileUrl, type, showCertificate }
      return credentialOf.training(
        await training.add({ params: { workerId }, query, payload: { ...payload, ...daysOf(sent) } }, options)
      )
    },
    renew: async ({ id, version }, sent, options) => {
      const payload = { ...daysOf(sent), fileUrl: sent.fileUrl, version }
      return credentialOf.training(await training.renew({ ...at(id), payload }, options))
    },
    attach: async ({ id, version }, fileUrl, options) =>
      credentialOf.training(await training.attach({ ...at(id), payload: { fileUrl, version } }, options)),
    remove: (id, options) => training.remove(at(id), options)
  }
}

const complianceCalls = (
  { compliance }: PromiseClient,
  { workerId, agencyId }: CredentialOwner
): CredentialCalls => {
  const query = { agencyId }
  const at = (id: number) => ({ params: { workerId, id }, query })
  const daysOf = ({ issued, expires }: SentCredential) => ({
    complianceDate: issued,
    complianceExpiry: expires
  })
  return {
    list: async (options) => {
      const ask = (page: number) => compliance.list({ params: { workerId, page, size }, query }, options)
      return (await everyLine(ask)).map(credentialOf.compliance)
    },
    versions: (id, options) => compliance.versions(at(id), options),
    upload: (payload, options) =>
      compliance.uploadCertificate({ params: { workerId }, query, payload }, options),
    add: async (sent, options) => {
      const { subject: complianceId, fileUrl } = sent
      const payload = { workerId, agencyId, serviceId, complianceId, fileUrl, ...daysOf(sent) }
      return credentialOf.compliance(await compliance.add({ params: { workerId }, query, payload }, options))
    },
    renew: async ({ id, version }, sent, options) => {
      const payload = { ...daysOf(sent), fileUrl: sent.fileUrl, version }
      return credentialOf.compliance(await compliance.renew({ ...at(id), payload }, options))
    },
    attach: async ({ id, version }, fileUrl, options) =>
      credentialOf.compliance(await compliance.attach({ ...at(id), payload: { fileUrl, version } }, options)),
    remove: (id, options) => compliance.remove(at(id), options)
  }
}

const calls = { training: trainingCalls, compliance: complianceCalls }

/** The calls about a worker's credentials of a sort. */
export const credentialCalls = (
  client: PromiseClient,
  sort: CredentialSort,
  owner: CredentialOwner
): CredentialCalls => calls[sort](client, owner)

/** One credential by its number; it fails as the service does where it is not on file. */
export const credentialByNumber = async (
  { list }: CredentialCalls,
  id: number,
  options: CallOptions
): Promise<Credential> => {
  const found = (await list(options)).find((one) => one.id === id)
  if (found) return found
  throw {
    _tag: "Refused",
    status: 404,
    message: recordWords.recordDeleted.text,
    violations: []
  } satisfies Failure
}
