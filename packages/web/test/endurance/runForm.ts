import { form, formInSections, type LongForm, rows, text, yesNo } from "@crewfleet/sdk/rules"

const line = <const Label extends string>(label: Label) => text({ label, max: 255 })

/** By either question it is typed as if it asked the first: a version knows nothing of the other. */
const declare = (question: "remark" | "afterthought") =>
  formInSections({
    person: { title: "About you", questions: { name: line("Name"), town: line("Town") } },
    work: {
      title: "Work",
      questions: {
        position: line("Position"),
        jobs: rows({ label: "Jobs", one: "Job", each: form({ employer: line("Employer") }), max: 40 })
      }
    },
    health: {
      title: "Health",
      questions: {
        illness: yesNo({ label: "Illness", details: { label: "Which", max: 255 } })
      }
    },
    other: { title: "Other", questions: { [question as "remark"]: line("Remark"), place: line("Place") } }
  })

const first = declare("remark")

/** The form that the runs fill in, with texts, rows and an answer with details in four sections. */
export type RunForm = typeof first

export type RunAnswers = RunForm["empty"]

/** Its versions, one after the other: the second asks one question fewer, and one that is new. */
export const versions: ReadonlyArray<LongForm<RunForm>> = [
  { kind: "run", title: "Run", version: 1, form: first },
  { kind: "run", title: "Run", version: 2, form: declare("afterthought") }
]
