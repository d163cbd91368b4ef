/** What the service answers to what it has received: the name that it was sent under, when it came, and what it says. */
export interface Receipt {
  readonly id: string
  /** ISO 8601. */
  readonly receivedAt: string
  /** Who sent it. */
  readonly receivedFrom?: string | undefined
  readonly content: unknown
}

/**
 * What one kind of delivery is made of, all of it plain JSON. An instance extends this with its own types and hands it on
 * as one parameter.
 */
export interface DeliveryTypes {
  /** Which one of its kind it is, on the device and at the service: of which booking and at which moment, say. */
  readonly record: object
  /** What is typed and chosen on the device. */
  readonly form: object
  readonly receipt: Receipt
  /** What the service and the device know beside it, and the form has to fit. */
  readonly facts: object
  /** One change of the form by a person. */
  readonly edit: unknown
}

/** What is delivered: what a complete form says. */
export type ContentOf<K extends DeliveryTypes> = K["receipt"]["content"]

/** A delivery on its way: `follows` is the one that it knowingly takes the place of. */
export interface Outgoing<Content = unknown> {
  readonly id: string
  readonly follows: string | null
  readonly content: Content
}
