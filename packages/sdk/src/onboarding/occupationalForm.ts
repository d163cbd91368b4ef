import { form, formInSections } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { country, countryCodeOf, countryNameOf, nationalityProblem } from "../form/kinds/country.ts"
import { date } from "../form/kinds/date.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { rows } from "../form/kinds/rows.ts"
import type { LongForm } from "../form/longForm.ts"
import { healthDay, healthDetails, healthQuestion, proof, stillOwed } from "./healthQuestions.ts"
import { audiences, givenIdentity, line, prefilled, signing, titles } from "./prefilled.ts"

const audience = audiences.clinical
const { lastname, firstname, dob } = prefilled()
const { nationality, address, email, phone } = prefilled({ audience })
const signed = signing({ audience })

const isYes = (answer: string) => answer === "YES"

const journey = form(
  {
    /** The country, two letters (ISO 3166-1). */
    code: mapped(
      country({ label: "Country", required: "Choose the country", placeholder: "Choose a country" }),
      {
        shape: "string",
        read: (code: string) => countryNameOf(code),
        write: (name) => countryCodeOf(name)
      }
    ),
    /** The first day there. */
    from: date({ label: "From", required: "Enter the first day", latest: 0 }),
    /** The last day there. */
    to: date({ label: "To", required: "Enter the last day", latest: 0 })
  },
  {
    rules: {
      code: ({ code }) =>
        code && countryCodeOf(code) === undefined ? "Choose one of the countries" : undefined,
      to: ({ from, to }) => (to !== "" && to < from ? "The last day must not be before the first" : undefined)
    }
  }
)

/** Courses come one after another. */
const after = (earlier: string, day: string, of: string) =>
  earlier !== "" && day !== "" && day < earlier ? `It must not be before ${of}` : undefined

/** What an occupational health service asks before somebody works with patients (specification 002 §2 and §3). */
export const occupationalForm = formInSections(
  {
    person: {
      title: "Personal Details",
      notice: [
        "Confidential notice: your answers are for occupational health: only a clinical reviewer reads them. Everybody else sees what is recommended, and nothing of why.",
        "You are asked because an offer was made to you. What you tell serves to protect you, those whom you work with and patients."
      ],
      questions: {
        /** How they are addressed. */
        title: choice({ label: "Title", of: titles }),
        lastname,
        firstname,
        /** What they like to be called. */
        preferredName: line("Preferred name", { autoComplete: "nickname" }),
        nationality,
        dob,
        address,
        email,
        phone
      }
    },
    history: {
      title: "Medical History",
      questions: {
        /** An illness, impairment or disability that may affect the work. */
        disability: healthQuestion(
          "Do you have any illness, impairment or disability, physical or psychological, that may affect your work?"
        ),
        disabilityRes: healthDetails(),
        /** The same, made worse by work. */
        disabilityByWork: healthQuestion(
          "Have you ever had an illness, impairment or disability that was caused or made worse by your work?"
        ),
        disabilityByWorkRes: healthDetails(),
        /** Treatment now or soon. */
        currentTreatment: healthQuestion(
          "Are you having treatment, or waiting for treatment or investigations?"
        ),
        currentTreatmentRes: healthDetails(),
        /** What helps to do the work. */
        assistance: healthQuestion("Do you need any adjustments or assistance to do the work?"),
        assistanceRes: healthDetails(),
        /** MRSA. */
        mrsa: healthQuestion("Have you ever been told that you have MRSA?"),
        mrsaDate: healthDay("When was that (MRSA)?"),
        /** Clostridioides difficile. */
        cdiff: healthQuestion("Have you ever been told that you have C. difficile?"),
        cdiffDate: healthDay("When was that (C. difficile)?")
      }
    },
    chickenpox: {
      title: "Chicken Pox or Shingles",
      questions: {
        /** Chicken pox or shingles. */
        chickenpox: healthQuestion("Have you ever had chicken pox or shingles?"),
        chickenpoxDate: healthDay("When was that (chicken pox or shingles)?")
      }
    },
    bbv: {
      title: "BBV",
      notice: [
        "Blood-borne viruses are hepatitis B, hepatitis C and HIV. Somebody who may carry one should not do certain procedures before advice was taken."
      ],
      questions: {
        /** Blood-borne viruses. */
        bbv: healthQuestion("Do you have, or may you have been exposed to, a blood-borne virus?"),
        bbvRes: healthDetails()
      }
    },
    tuberculosis: {
      title: "Tuberculosis",
      notice: [
        "A stay of more than 3 months outside the United Kingdom matters for screening, wherever it was."
      ],
      questions: {
        /** Abroad in the last years. */
        travelled: healthQuestion(
          "Have you lived outside the United Kingdom, or been away for more than 3 months, in the last 5 years?"
        ),
        /** Where, and from when to when. */
        journeys: rows({ label: "Countries visited", one: "Country", each: journey, max: 40, audience }),
        /** Vaccinated against tuberculosis. */
        bcg: healthQuestion("Have you had a BCG vaccination?"),
        bcgDate: healthDay("When was that (BCG)?")
      }
    },
    symptoms: {
      title: "Tuberculosis Continued",
      notice: ["What you tell here stays confidential."],
      questions: {
        /** A cough of more than three weeks. */
        cough: healthQuestion("Do you have a cough that has lasted for more than 3 weeks?"),
        /** Unexplained loss of weight. */
        weight: healthQuestion("Do you have an unexplained weight loss?"),
        /** Unexplained fever. */
        fever: healthQuestion("Do you have an unexplained fever?"),
        /** Tuberculosis, had or met. */
        tb: healthQuestion("Have you had tuberculosis, or been in contact with somebody who had?"),
        /** What is told after any of these. */
        tbcRes: healthDetails()
      }
    },
    vaccinations: {
      title: "Vaccinations",
      needs: ["Your immunisation record, from your GP, a former occupational health service or the NHS App"],
      questions: {
        /** As a child against diphtheria, tetanus and whooping cough. */
        tripleVac: healthQuestion(
          "Did you have the triple vaccine as a child?",
          "Diphtheria, tetanus and whooping cough"
        ),
        tripleVacDate: healthDay("When was that (triple vaccine)?"),
        /** Polio. */
        polio: healthQuestion("Have you been vaccinated against polio?"),
        polioDate: healthDay("When was that (polio)?"),
        /** Tetanus. */
        tetanus: healthQuestion("Have you been vaccinated against tetanus?"),
        tetanusDate: healthDay("When was that (tetanus)?"),
        /** Hepatitis B. */
        hepb: healthQuestion("Have you been vaccinated against hepatitis B?"),
        /** The courses and boosters against hepatitis B. */
        c1: healthDay("Hepatitis B, course 1"),
        c2: healthDay("Hepatitis B, course 2"),
        c3: healthDay("Hepatitis B, course 3"),
        b1: healthDay("Hepatitis B, booster 1"),
        b2: healthDay("Hepatitis B, booster 2"),
        b3: healthDay("Hepatitis B, booster 3")
      }
    },
    uploads: {
      title: "Uploads",
      needs: [
        "Laboratory reports or vaccination records, as PDF files or photographs; what you do not have yet can follow"
      ],
      questions: {
        /** Whether procedures are done in which blood may meet blood. */
        exposure: healthQuestion(
          "Will you do exposure-prone procedures?",
          "Procedures in which your blood could reach a patient’s open tissues if you were injured"
        ),
        /** Proof of immunity against chicken pox. */
        varUp: proof("Proof of varicella immunity"),
        /** Proof of vaccination against tuberculosis. */
        tbUp: proof(
          "Proof of tuberculosis vaccination or screening",
          "The BCG record, a scar check or a screening result"
        ),
        /** Proof of immunity against rubella, measles and mumps. */
        rubUp: proof("Proof of rubella, measles and mumps immunity"),
        /** Proof of immunity against hepatitis B. */
        hepbUP: proof("Proof of hepatitis B immunity", "It must show a titre level of 100 or above"),
        /** The surface antigen of hepatitis B. */
        hepbsUp: proof("Hepatitis B surface antigen", "From an identified validated sample"),
        /** Hepatitis C. */
        hepcUp: proof("Hepatitis C", "From an identified validated sample"),
        /** HIV. */
        hivUp: proof("HIV", "From an identified validated sample")
      }
    },
    declaration: {
      title: "Consent and declaration",
      notice: [
        "Your answers are kept as confidential health records under the UK GDPR and the Data Protection Act 2018. You may ask to see them and to have them corrected.",
        "Occupational health tells your agency what it recommends, and nothing of your health without your consent."
      ],
      questions: {
        /** Whether the agency is told the recommendation. */
        consent: healthQuestion("Do you consent that what is recommended is told to your agency?"),
        /** Whether they want to see it before. */
        copy: healthQuestion("Do you want a copy of the recommendation before it is sent?"),
        /** The name of whoever signs. */
        fullname: signed.name,
        /** The day on which it was signed. */
        sigDate: signed.date,
        /** The signature. */
        sigUp: signed.signature
      }
    }
  },
  {
    given: { ...givenIdentity, email: () => true },
    known: ["nationality", "address", "phone"],
    asked: {
      disabilityRes: ({ disability }) => isYes(disability),
      disabilityByWorkRes: ({ disabilityByWork }) => isYes(disabilityByWork),
      currentTreatmentRes: ({ currentTreatment }) => isYes(currentTreatment),
      assistanceRes: ({ assistance }) => isYes(assistance),
      mrsaDate: ({ mrsa }) => isYes(mrsa),
      cdiffDate: ({ cdiff }) => isYes(cdiff),
      chickenpoxDate: ({ chickenpox }) => isYes(chickenpox),
      bbvRes: ({ bbv }) => isYes(bbv),
      journeys: ({ travelled }) => isYes(travelled),
      bcgDate: ({ bcg }) => isYes(bcg),
      tbcRes: ({ cough, weight, fever, tb }) => [cough, weight, fever, tb].some(isYes),
      tripleVacDate: ({ tripleVac }) => isYes(tripleVac),
      polioDate: ({ polio }) => isYes(polio),
      tetanusDate: ({ tetanus }) => isYes(tetanus),
      c1: ({ hepb }) => isYes(hepb),
      c2: ({ hepb }) => isYes(hepb),
      c3: ({ hepb }) => isYes(hepb),
      b1: ({ hepb }) => isYes(hepb),
      b2: ({ hepb }) => isYes(hepb),
      b3: ({ hepb }) => isYes(hepb),
      hepbsUp: ({ exposure }) => isYes(exposure),
      hepcUp: ({ exposure }) => isYes(exposure),
      hivUp: ({ exposure }) => isYes(exposure)
    },
    rules: {
      nationality: nationalityProblem,
      journeys: ({ journeys }) =>
        journeys.length === 0 ? "Add each country where you have been" : undefined,
      c2: ({ c1, c2 }) => after(c1, c2, "course 1"),
      c3: ({ c2, c3 }) => after(c2, c3, "course 2"),
      b1: ({ c3, b1 }) => after(c3, b1, "course 3"),
      b2: ({ b1, b2 }) => after(b1, b2, "booster 1"),
      b3: ({ b2, b3 }) => after(b2, b3, "booster 2")
    },
    confirms: {
      varUp: ({ varUp }) => (varUp ? undefined : stillOwed("The proof of varicella immunity")),
      tbUp: ({ tbUp }) =>
        tbUp ? undefined : stillOwed("The proof of tuberculosis vaccination or screening"),
      rubUp: ({ rubUp }) =>
        rubUp ? undefined : stillOwed("The proof of rubella, measles and mumps immunity"),
      hepbUP: ({ hepbUP }) => (hepbUP ? undefined : stillOwed("The proof of hepatitis B immunity")),
      hepbsUp: ({ hepbsUp }) => (hepbsUp ? undefined : stillOwed("The hepatitis B surface antigen result")),
      hepcUp: ({ hepcUp }) => (hepcUp ? undefined : stillOwed("The hepatitis C result")),
      hivUp: ({ hivUp }) => (hivUp ? undefined : stillOwed("The HIV result"))
    }
  }
)

/** The same as the service keeps it. */
export const occupationalLongForm = {
  kind: "occupational",
  title: "Occupational Health Medical Questionnaire",
  version: 1,
  form: occupationalForm
} as const satisfies LongForm
