/** A worker's first names and surname. */
export const nameOfWorker = ({
  firstname,
  lastname
}: {
  readonly firstname: string
  readonly lastname: string
}): string => `${firstname} ${lastname}`.trim()
