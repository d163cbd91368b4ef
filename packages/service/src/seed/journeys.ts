import type { AnswersOf, transportForm } from "@crewfleet/sdk/rules"

/** A ward from which patients travel. */
export interface Ward {
  readonly name: string
  readonly hospital: string
  readonly town: string
  readonly postCode: string
  readonly email: string
  readonly telephone: string
}

const ward = (name: string, postCode: string, mailbox: string, telephone: string): Ward => ({
  ...{ name, postCode, telephone },
  hospital: "St Brendan's Hospital",
  town: "Bristol",
  email: `${mailbox}@${mailbox === "ward" ? "crewfleet" : "hospital"}.example`
})

/** The wards of the demo; the first is that of the demo account. */
export const wards: ReadonlyArray<Ward> = [
  ward("Rowan Ward", "BS16 9ZA", "ward", "0117 496 0142"),
  ward("Heather Ward", "BS16 9ZB", "heather", "0117 496 0150"),
  ward("Juniper Unit", "BS16 9ZC", "juniper", "0117 496 0151"),
  ward("Linden House", "BS16 9ZD", "linden", "0117 496 0152")
]

/** Where they go: none of these places exists. */
export const destinations = [
  { name: "Ashdown House, Exeter", postCode: "EX4 9ZQ" },
  { name: "Moorland Unit, Cardiff", postCode: "CF14 9ZR" },
  { name: "Fairwater Clinic, Gloucester", postCode: "GL1 9ZS" },
  { name: "Thornbury Lodge, Leeds", postCode: "LS8 9ZT" },
  { name: "Kestrel Court, York", postCode: "YO31 9ZU" },
  { name: "Harrier House, Reading", postCode: "RG1 9ZV" }
] as const

/** What is known of somebody who travels: invented, and nobody's. */
export interface Patient {
  readonly age: number
  /** The section of the Mental Health Act; absent for who goes of their own will. */
  readonly section?: string
  readonly status: string
  readonly diagnosis: string
  /** What they had in the last four hours. */
  readonly medication?: string
  readonly present: string
  readonly rapidTranq?: string
  readonly physical?: string
  /** What help they need to walk. */
  readonly walks?: string
  readonly risks: Partial<AnswersOf<typeof transportForm>>
}

/** One after the other they travel. */
export const patients: ReadonlyArray<Patient> = [
  {
    age: 34,
    section: "Section 3",
    status: "Settled since the morning, talks little and answers when spoken to calmly.",
    diagnosis: "Schizoaffective disorder",
    medication: "Lorazepam 1 mg by mouth, two hours before the journey",
    present: "Olanzapine 10 mg at night",
    risks: {
      assaultStaff: "M",
      assaultStaffDesc: "Pushed a member of staff last week when a door was closed.",
      physicalAggression: "L",
      verballyAggressive: "M",
      verballyAggressiveDesc: "Shouts when there is noise; a quiet vehicle helps.",
      selfHarm: "L",
      absconsionRisk: "H",
      absconsionRiskDesc: "Left the ward twice this month and went to the station."
    }
  },
  {
    age: 52,
    status: "Low in mood, agrees with the move and has packed.",
    diagnosis: "Recurrent depressive disorder",
    present: "Sertraline 100 mg in the morning",
    physical: "Type 2 diabetes, diet controlled",
    risks: {
      selfHarm: "S",
      selfHarmDesc: "Thoughts of self harm yesterday; a nurse within arm's reach.",
      selfNeglect: "M",
      selfNeglectDesc: "Needs to be reminded to drink.",
      absconsionRisk: "L",
      assaultStaff: "L"
    }
  },
  {
    age: 27,
    section: "Section 2",
    status: "Elated and talkative, sleeps two hours a night, can be distracted with music.",
    diagnosis: "Bipolar affective disorder, present episode manic",
    medication: "Promethazine 25 mg by mouth, three hours before",
    present: "Lithium 800 mg at night",
    risks: {
      verballyAggressive: "L",
      sexuallyInappropriate: "M",
      sexuallyInappropriateDesc: "Disinhibited with strangers; staff of the same gender are asked for.",
      absconsionRisk: "M",
      absconsionRiskDesc: "Would step out at a traffic light: child locks on.",
      assaultStaff: "U"
    }
  },
  {
    age: 71,
    status: "Confused in the evenings, calm with a familiar voice.",
    diagnosis: "Alzheimer's disease",
    present: "Donepezil 10 mg at night",
    physical: "Unsteady, fell on Monday without injury",
    walks: "Two people at the steps, walking frame otherwise",
    risks: { selfNeglect: "H", selfNeglectDesc: "Would not ask for a break or a drink.", absconsionRisk: "L" }
  },
  {
    age: 41,
    section: "Section 17 leave",
    status: "Stable, looks forward to the move back near the family.",
    diagnosis: "Paranoid schizophrenia",
    present: "Clozapine 350 mg a day",
    rapidTranq: "None administered",
    risks: { physicalAggression: "L", racialIssues: "L", genderIssues: "U", assaultStaff: "L" }
  }
]
