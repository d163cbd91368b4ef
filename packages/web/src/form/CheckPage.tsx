import type { Problem } from "@crewfleet/sdk"
import { type AnyForm, type FormSection, fieldOf, owedFiles } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useRef } from "react"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import link from "../ui/Link.module.css"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { AnswerList } from "./AnswerList.tsx"
import type { FormPlaceInAddress } from "./useFormPlace.ts"

interface CheckPageProps {
  readonly of: AnyForm
  readonly answers: AnyForm["empty"]
  readonly problems: ReadonlyArray<Problem>
  /** What else was said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly place: FormPlaceInAddress
  /** What stands above the answers. */
  readonly above?: ReactNode
  /** What is asked beside them. */
  readonly asking?: ReactNode
  /** The buttons that save and send. */
  readonly children: ReactNode
}

/** All answers before they are sent, what is wrong with them, which takes the focus, and the ways back to each. */
export function CheckPage(props: CheckPageProps) {
  const { of: form, answers, problems, refusals, place, above, asking, children } = props
  const sectionOf = ({ field }: Problem): string => {
    const of = fieldOf(field)
    return form.sections.find(({ fields }: FormSection<string>) => fields.includes(of))?.id ?? ""
  }
  const owed = owedFiles(form, answers)
  const others = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const isRefused = others.length > 0
  const trouble = useRef<HTMLDivElement>(null)
  const isShown = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt brings other problems or refusals
  useEffect(() => {
    // Whoever comes to the page reads its heading first.
    if (isShown.current) trouble.current?.focus()
    isShown.current = true
  }, [problems, isRefused])
  return (
    <Stack>
      {above}
      {(problems.length > 0 || others.length > 0) && (
        <div ref={trouble} tabIndex={-1}>
          <Callout tone="danger" title="There is a problem">
            <ul>
              {others.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {problems.map((problem) => (
                <li key={`${problem.field} ${problem.text}`}>
                  {asking && sectionOf(problem) === "" ? (
                    <a href={`#${problem.field}`} className={link.alone}>
                      {problem.text}
                    </a>
                  ) : (
                    <Link alone href={place.hrefOf({ section: sectionOf(problem), from: "check" })}>
                      {problem.text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      {owed.length > 0 && (
        <Callout tone="warning" title="Not uploaded yet">
          <p>These files are on this device, and go by themselves as soon as there is a connection.</p>
          <ul>
            {owed.map(({ at, question, file }) => (
              <li key={at}>
                <Link
                  alone
                  href={place.hrefOf({ section: sectionOf({ field: at, text: "" }), from: "check" })}
                >
                  {question.label}: {file.name}
                </Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Card title="Your answers">
        <Stack>
          <AnswerList
            of={form}
            answers={answers}
            given={form.given({})}
            onChange={(section) => place.go({ section, from: "check" })}
          />
        </Stack>
      </Card>
      {asking}
      <Row justify="between">
        <ButtonLink href={place.hrefOf({})}>Back to the sections</ButtonLink>
        <Row>{children}</Row>
      </Row>
    </Stack>
  )
}
