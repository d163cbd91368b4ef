import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"

/** What the rules look at beside the answers. */
export interface CredentialTypeFacts {
  /** The code of one that there is; undefined for a new one. */
  readonly code: string | undefined
}

/** What is asked of a training or compliance that workers can have: its code stays, as what is set up goes by it. */
export const credentialTypeForm = form(
  {
    /** By what it is known, such as CSTF-FS, 20 characters at most; it cannot be changed later. */
    code: text({
      label: "Code",
      hint: "Such as CSTF-FS. It cannot be changed later.",
      max: 20,
      required: "Enter the code",
      harmless: true
    }),
    /** What a person reads, 120 characters at most. */
    name: text({ label: "Name", max: 120, required: "Enter the name", harmless: true, wide: true }),
    /** Whether it can be put on file and asked for; records that have it keep it where it cannot. */
    offered: tick({
      label: "It can be chosen",
      hint: "Where it cannot, records and requirements that have it keep it.",
      preset: true,
      harmless: true,
      wide: true
    })
  },
  {
    facts: {} as CredentialTypeFacts,
    rules: {
      code: (typed, { code }) =>
        code !== undefined && typed.code.trim() !== code ? "The code cannot be changed" : undefined
    }
  }
)
