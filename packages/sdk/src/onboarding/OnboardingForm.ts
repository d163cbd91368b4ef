import { Schema } from "effect"
import { AgencyReference } from "../contract/AgencyReference.ts"
import { code, codesOf, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { recommendations } from "./formReview.ts"
import { formStatuses, onboardingFormNames } from "./onboardingForms.ts"

/** What must change in a section of a form. */
export class SectionComment extends named<SectionComment>("SectionComment")({
  /** The section, by its name. */
  section: Schema.String,
  /** What must change there, 1000 characters at most. */
  comment: Schema.String
}) {}

/** What an agency decided about a form as it was handed in. */
export class FormDecision extends named<FormDecision>("FormDecision")({
  /** The agency. */
  agency: AgencyReference,
  /** What it decided. */
  status: code(["APPROVED", "REJECTED"]),
  /** What must change, section by section; empty for those of an agency who may not decide about the form. */
  sections: Schema.Array(SectionComment),
  /** What its worker reads besides; absent for the same. */
  comment: maybe(Schema.String),
  /** What a clinical reviewer recommends. */
  recommendation: maybe(code(codesOf(recommendations))),
  /** What should be done so that somebody can do the work. */
  adjustments: maybe(Schema.String),
  /** Whether both are kept back, as the worker has not agreed that they are told; absent where they are not. */
  withheld: maybe(Schema.Boolean),
  /** Who decided; absent where they are no longer there. */
  by: maybe(Schema.String),
  /** When, in UTC. */
  at: Instant
}) {}

/** Where an onboarding form of a worker stands (specification 002 §3). */
export class FormRecord extends named<FormRecord>("FormRecord")({
  /** Which form. */
  form: code(onboardingFormNames),
  /** When it was saved last, for its worker; for others when it was handed in last. In UTC. */
  lastModifiedDate: maybe(Instant),
  /** Where it stands: for an agency with its own decision, for a client with those of the agencies that it is booked by. */
  status: code(formStatuses),
  /** Whether it was handed in. */
  submitted: Schema.Boolean,
  /** What was handed in last, by its revision. */
  revision: maybe(Id),
  /** Why whoever asks cannot open it. */
  closedBecause: maybe(Schema.String),
  /** What was decided about what was handed in last; a client is not told. */
  decisions: Schema.Array(FormDecision)
}) {}

/** What somebody of an agency decides about a form as it was handed in. */
export class FormReview extends named<FormReview>("FormReview")({
  /** What becomes of it. */
  status: oneOf(["APPROVED", "REJECTED"]),
  /** What must change, section by section; where it is rejected. */
  sections: maybe(Schema.Array(SectionComment)),
  /** What its worker reads besides, 1000 characters at most. */
  comment: maybe(Schema.String),
  /** What is recommended; where a form about health is approved. */
  recommendation: maybe(oneOf(codesOf(recommendations))),
  /** What should be done, 1000 characters at most; where that is the recommendation. */
  adjustments: maybe(Schema.String),
  /** When the decision was made that this one takes the place of; absent for the first. Where there is another by now, it is a 409. */
  instead: maybe(Instant)
}) {}

/** A form that waits for an agency to decide. */
export class WaitingForm extends named<WaitingForm>("WaitingForm")({
  /** The number of this handing in. */
  id: Id,
  /** Which form. */
  form: code(onboardingFormNames),
  /** What was handed in, by its revision. */
  revision: Id,
  /** Whether this agency has decided about an earlier one. */
  again: Schema.Boolean,
  /** The number of the worker. */
  workerId: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** When it was handed in, in UTC. */
  submitted: Instant
}) {}

/** Whether an agency makes a worker an offer on condition that all checks are passed. */
export class ConditionalOffer extends named<ConditionalOffer>("ConditionalOffer")({
  /** Whether it does. */
  offered: Schema.Boolean
}) {}
