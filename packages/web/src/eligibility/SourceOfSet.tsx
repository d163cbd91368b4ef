import { Callout } from "../ui/Callout.tsx"

const source = "https://www.nhsemployers.org/your-workforce/recruit/employment-checks"

/** From where a set of requirements comes that an agency has not made its own yet, and what one of its own stands for. */
export function SourceOfSet({ version }: { readonly version: number }) {
  const standards = <a href={source}>NHS employment check standards</a>
  return version === 0 ? (
    <Callout title="This is the starting set">
      <p>These are the six areas of the {standards}. They hold until you save a set of your own.</p>
    </Callout>
  ) : (
    <p>This is your own set, in place of the six areas of the {standards}.</p>
  )
}
