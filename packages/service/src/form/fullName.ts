/** What somebody is called; null for nobody. */
export const fullName = ({
  firstName,
  lastName
}: {
  readonly firstName: string | null
  readonly lastName: string | null
}): string | null => [firstName, lastName].filter(Boolean).join(" ") || null
