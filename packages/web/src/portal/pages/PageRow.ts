import type { ReactNode } from "react"
import type { IconName } from "../icons.ts"

/** What a brand calls those who hire or order: hirers where vehicles are all it rents, clients elsewhere. */
export interface BrandWords {
  readonly client: string
  readonly clients: string
}

/** Words that are the same for everybody, or depend on the brand. */
export type Words = string | ((brand: BrandWords) => string)

/** What stands in the place of `:name` in an address; a name that ends in `id` or `Id` stands for a number. */
export type AddressParameters<Address extends string> = {
  readonly [Name in NamesIn<Address>]: Name extends "id" | `${string}Id` ? number : string
}

type NamesIn<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never

/** One page of a portal. What is left out is as it is of the row above. */
export interface DeclaredPage<Facts, Address extends string> {
  /** Where it is, the whole of it. */
  readonly address: Address
  /** What its link says, and what it is called. */
  readonly label: Words
  /** What it is called where its link says something else. */
  readonly title?: string | ((parameters: AddressParameters<Address>) => string)
  /** With a picture it has a link in the side bar; the links of others are on pages. */
  readonly icon?: IconName
  /** Without it somebody sees neither link nor page; if left out, what the row above or the section asks for. */
  readonly permission?: string
  /** Whether everybody in the portal may see it, whatever the row above or the section asks for. */
  readonly openToAll?: true
  /** Whether its link is hidden where vehicles are all that the brand rents. */
  readonly staffingOnly?: true
  /** The links in the side bar where there is one for each of several things. */
  readonly each?: (
    facts: Facts
  ) => ReadonlyArray<{ readonly label: string; readonly parameters: AddressParameters<Address> }>
  /** Takes what it names of the portal's facts and of the address. A page without a screen is announced. */
  readonly screen?: (props: Facts & AddressParameters<Address> & Unplugged) => ReactNode
  /** Whether it opens without a connection too. */
  readonly offline?: true
  /** Whether what the portal says above its pages is left out. */
  readonly alone?: true
  /** Where the page makes what is sent later: the part that sends it and, but on this page, says how that goes. */
  readonly unsent?: (props: Facts & UnsentProps) => ReactNode
  /** The pages that are part of it, whatever their addresses are. */
  readonly beneath?: ReadonlyArray<PageRow<Facts>>
}

/** What no portal hands over: a screen has its logic plugged in, and only its tests give it another. */
interface Unplugged {
  readonly logic?: never
  readonly logics?: never
}

/** What every part that sends is told. */
export interface UnsentProps {
  /** Whether it is to say nothing: its own page does. */
  readonly quiet: boolean
}

/** What stands in an address, whichever it is. */
export type Parameters = Readonly<Record<string, string | number>>

/** A page of any address, as those see it who go through a table. */
export interface PageRow<Facts>
  extends Omit<DeclaredPage<Facts, string>, "title" | "each" | "screen" | "unsent"> {
  readonly title?: string | ((parameters: never) => string)
  readonly each?: (facts: Facts) => ReadonlyArray<{ readonly label: string; readonly parameters: Parameters }>
  readonly screen?: (props: never) => ReactNode
  readonly unsent?: (props: never) => ReactNode
}

/** Pages whose links stand together in the side bar, under a heading where they have one. */
export interface Section<Facts> {
  readonly label?: Words
  /** What its pages ask for that say nothing else. */
  readonly permission?: string
  readonly pages: ReadonlyArray<PageRow<Facts>>
}

/** Declares pages of a portal with these facts: a screen that needs what nobody hands over does not compile. */
export const pageWith =
  <Facts>() =>
  <const Address extends `/${string}`>(row: DeclaredPage<Facts, Address>): PageRow<Facts> =>
    row
