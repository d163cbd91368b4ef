import { formInSections } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { nationalInsuranceNumber } from "../form/kinds/nationalNumber.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { yesOrNo } from "../form/kinds/yesOrNo.ts"
import type { LongForm } from "../form/longForm.ts"
import { educationRow, employerRow, employmentRow, referenceRow } from "./applicationRows.ts"
import { oddEmployments, oddReferences, withoutNumber } from "./oddHistory.ts"
import {
  audiences,
  detailsMax,
  givenIdentity,
  line,
  lineMax,
  prefilled,
  signing,
  titles
} from "./prefilled.ts"

const audience = audiences.agency
const { lastname, firstname, dob, nationality } = prefilled()
const { address, email, phone } = prefilled({ audience })
const signed = signing()
const safeguarding = signing()

const details = <const More extends object>(required: string, more?: More) =>
  text({ label: "Details", max: detailsMax, height: 4, wide: true, required, ...more })

const question = <const Label extends string, const More extends object>(label: Label, more?: More) =>
  yesOrNo({ label, required: `Say yes or no: ${label}`, ...more })

const restricted = { audience }
/** What is told of somebody themselves has a line (specification 002 §5). */
const told = { audience, max: lineMax, counted: true } as const
const isYes = (answer: string) => answer === "YES"

/** What somebody tells who wants to work for an agency (specification 002 §2 and §3). */
export const applicationForm = formInSections(
  {
    position: {
      title: "Position",
      questions: {
        /** What they apply for. */
        position: line("Position applied for", { required: "Enter the position" }),
        /** Where. */
        location: line("Location"),
        /** full, part or zero. */
        hours: choice({
          label: "Hours",
          of: { full: "Full time", part: "Part time", zero: "Zero hours contract" },
          as: "radios",
          required: "Choose the hours"
        }),
        /** Until when applications are taken. */
        closingDate: date({ label: "Closing date", hint: "If the advertisement names one" })
      }
    },
    person: {
      title: "Personal details",
      questions: {
        title: choice({ label: "Title", of: titles, required: "Choose the title" }),
        lastname,
        firstname,
        preferredName: line("Preferred name", { autoComplete: "nickname" }),
        nationality,
        dob,
        address,
        email,
        phone
      }
    },
    rightToWork: {
      title: "Right to work",
      needs: ["Your National Insurance number"],
      questions: {
        /** Whether they may work in the United Kingdom. */
        ukWork: question("Do you have the right to work in the United Kingdom?"),
        /** The National Insurance number, without blanks. */
        insuaranceNum: nationalInsuranceNumber({
          label: "National Insurance number",
          hint: "Such as QQ 12 34 56 C",
          audience
        })
      }
    },
    restrictions: {
      title: "Restrictions",
      questions: {
        /** Whether something restricts the right to work. */
        restriction: question("Are there any restrictions on the work that you may do?"),
        restrictionRes: details("Say which restrictions there are")
      }
    },
    offences: {
      title: "Offences",
      notice: [
        "Work with patients is exempt from the Rehabilitation of Offenders Act 1974: cautions and convictions that are not protected must be told, spent ones too. Telling one does not mean that you cannot be taken on."
      ],
      questions: {
        /** Cautions and convictions. */
        offenses: question(
          "Do you have any cautions, warnings or convictions that are not protected?",
          restricted
        ),
        offensesRes: details("Say which they are, and when", told)
      }
    },
    investigations: {
      title: "Investigations",
      questions: {
        /** Investigations by an employer, a regulator or the police. */
        investigations: question(
          "Are you being investigated by an employer, a professional body or the police?",
          restricted
        ),
        investigationsRes: details("Say what is being investigated", told)
      }
    },
    dbs: {
      title: "DBS",
      needs: ["Your DBS certificate, if you have one"],
      notice: [
        "The certificate itself goes on file among your compliances: Only pdf allowed. Here you are asked for its type and its number."
      ],
      questions: {
        /** Whether they have a certificate. */
        dbsCert: question("Do you have a DBS certificate?"),
        /** basic, standard, enhanced, or enhanced1 for one with the barred lists. */
        dbsType: choice({
          label: "Type of certificate",
          of: {
            basic: "Basic",
            standard: "Standard",
            enhanced: "Enhanced",
            enhanced1: "Enhanced with barred lists"
          },
          required: "Choose the type of the certificate"
        }),
        /** The number of the certificate. */
        dbsNumber: line("Certificate number", { required: "Enter the certificate number" }),
        /** Whether they are on the update service. */
        dbs: question("Are you registered with the DBS Update Service?"),
        /** Until when. */
        dbsRenewal: date({ label: "Renewal date", required: "Enter the renewal date" })
      }
    },
    registration: {
      title: "Professional registration",
      questions: {
        /** NMC, UCAS or SAQA. */
        profreg: choice({ label: "Registered with", of: { NMC: "NMC", UCAS: "UCAS", SAQA: "SAQA" } }),
        /** The number of the registration. */
        certificate: line("Registration number", { required: "Enter the registration number" })
      }
    },
    references: {
      title: "References",
      needs: ["Names, e-mail addresses and telephone numbers of two referees"],
      notice: ["Give two references, one of them from your current or last employer."],
      questions: {
        references: rows({ label: "References", one: "Reference", each: referenceRow, max: 10, audience })
      }
    },
    employment: {
      title: "Employment history",
      needs: ["When you worked where: each employment with its start and its end, without gaps"],
      notice: [
        "Tell of all your employments, the latest first. A time of more than 3 months without any is asked about."
      ],
      questions: {
        /** Whether they will work nowhere else. */
        onlyEmployment: question("Will this be your only employment?"),
        employments: rows({ label: "Employments", one: "Employment", each: employmentRow, max: 40 })
      }
    },
    education: {
      title: "Education",
      questions: {
        educations: rows({ label: "Education", one: "Education", each: educationRow, max: 40 })
      }
    },
    employer: {
      title: "Current or most recent employer",
      questions: {
        employers: rows({ label: "Employers", one: "Employer", each: employerRow, max: 10 })
      }
    },
    statement: {
      title: "Personal statement",
      questions: {
        /** Why they are the right person, 2000 characters at most. */
        personalState: text({
          label: "Personal statement",
          hint: "Your experience and skills, and why you apply",
          max: 2_000,
          height: 10,
          wide: true,
          counted: true,
          required: "Write a personal statement"
        })
      }
    },
    further: {
      title: "Further information",
      questions: {
        /** Whether they may drive. */
        licence: question("Do you have a full driving licence?"),
        /** Whether they have a car for work. */
        car: question("Do you have the use of a car for work?"),
        /** Sanctions of a professional body. */
        sanctions: question("Have you ever been sanctioned by a professional body?", restricted),
        sanctionsRes: details("Say which sanctions", told),
        /** Dismissals. */
        dismissed: question("Have you ever been dismissed from an employment?", restricted),
        dismissedRes: details("Say when and why", told),
        /** Relations. */
        related: question("Are you related to anybody who works for the agency or its clients?"),
        relatedRes: details("Say to whom, and how")
      }
    },
    declaration: {
      title: "Declaration",
      notice: [
        "What you tell must be true and complete: anything false or left out may end an application or an employment."
      ],
      questions: {
        /** That nothing learnt about patients is passed on. */
        confidential: tick({
          label: "I will keep confidential what I learn about patients, colleagues and clients"
        }),
        printName: signed.name,
        signDate: signed.date,
        signed: signed.signature
      }
    },
    safeguarding: {
      title: "Safeguarding declaration",
      notice: [
        "By signing you say that nothing is known about you that makes you unsuitable for work with children or adults at risk, and that you will report any concern."
      ],
      questions: {
        genFullname: safeguarding.name,
        genDate: safeguarding.date,
        genSigned: safeguarding.signature
      }
    },
    availability: {
      title: "Availability",
      questions: {
        /** Whether there are days on which they cannot work. */
        availability: question("Are there dates on which you are not available?"),
        /** Which. */
        unavailable: line("Dates", { required: "Enter the dates", wide: true })
      }
    }
  },
  {
    given: { ...givenIdentity, nationality: () => true, address: () => true, email: () => true },
    known: ["phone"],
    asked: {
      restrictionRes: ({ restriction }) => isYes(restriction),
      offensesRes: ({ offenses }) => isYes(offenses),
      investigationsRes: ({ investigations }) => isYes(investigations),
      dbsType: ({ dbsCert }) => isYes(dbsCert),
      dbsNumber: ({ dbsCert }) => isYes(dbsCert),
      dbsRenewal: ({ dbs }) => isYes(dbs),
      certificate: ({ profreg }) => profreg !== "",
      sanctionsRes: ({ sanctions }) => isYes(sanctions),
      dismissedRes: ({ dismissed }) => isYes(dismissed),
      relatedRes: ({ related }) => isYes(related),
      unavailable: ({ availability }) => isYes(availability)
    },
    rules: {
      confidential: ({ confidential }) =>
        confidential ? undefined : { text: "Say that you will keep it confidential", kind: "missing" }
    },
    confirms: {
      insuaranceNum: ({ insuaranceNum }) => withoutNumber(insuaranceNum),
      employments: oddEmployments,
      references: oddReferences
    }
  }
)

/** The same as the service keeps it. */
export const applicationLongForm = {
  kind: "application",
  title: "Application form",
  version: 1,
  form: applicationForm
} as const satisfies LongForm
