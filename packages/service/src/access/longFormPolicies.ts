import type { Policy } from "./Policy.ts"

/** Who may do what with a long form. */
export interface LongFormPolicies {
  /** The form as it stands: who reads it, uploads its files, saves it and hands it in. */
  readonly form: Policy
  /** What was handed in. */
  readonly copies: Policy
  /** Who looked at answers which not everybody may read. */
  readonly looks: Policy
}

/** The policies of all endpoints of a long form: `...longFormPolicies("application", { … })`. */
export const longFormPolicies = <const Name extends string>(
  name: Name,
  { form, copies, looks }: LongFormPolicies
) =>
  ({
    [`${name}.read`]: form,
    [`${name}.save`]: form,
    [`${name}.upload`]: form,
    [`${name}.submit`]: form,
    [`${name}.pdf`]: form,
    [`${name}.copies`]: copies,
    [`${name}.copy`]: copies,
    [`${name}.copyPdf`]: copies,
    [`${name}.looks`]: looks
  }) as Readonly<
    Record<
      `${Name}.${"read" | "save" | "upload" | "submit" | "pdf" | "copies" | "copy" | "copyPdf" | "looks"}`,
      Policy
    >
  >
