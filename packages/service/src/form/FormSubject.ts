/** What a long form is about; `agencyId` is null where it is for every agency. */
export interface FormSubject {
  readonly kind: string
  readonly id: number
  readonly agencyId: number | null
}
