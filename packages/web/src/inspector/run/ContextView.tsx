import type { ActorThen } from "@crewfleet/machines/recording"
import { Badge } from "../../ui/Badge.tsx"
import styles from "./ContextView.module.css"

/** What an actor kept in mind, with what the last step made another first. */
export function ContextView({ then, isNow }: { readonly then: ActorThen; readonly isNow: boolean }) {
  const { context, changed } = then
  const gone = isNow ? changed.filter((key) => !Object.hasOwn(context, key)) : []
  const isChanged = (key: string) => isNow && changed.includes(key)
  const keys = [...Object.keys(context), ...gone].toSorted(
    (one, other) => Number(isChanged(other)) - Number(isChanged(one)) || (one < other ? -1 : 1)
  )
  if (keys.length === 0)
    return (
      <div className={styles.frame}>
        <p className={styles.nothing}>Its context is empty.</p>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.frame} aria-label="What it keeps in mind" tabIndex={0}>
      <table className={styles.context}>
        <caption className={styles.caption}>Context</caption>
        <tbody>
          {keys.map((key) => (
            <tr key={key} data-changed={isChanged(key)}>
              <th scope="row">
                {key} {isChanged(key) && <Badge tone="info">{gone.includes(key) ? "gone" : "changed"}</Badge>}
              </th>
              <td>
                <code className={styles.value}>
                  {Object.hasOwn(context, key) ? written(context[key]) : "—"}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** More of a value is not read by anybody. */
const longest = 300

const written = (value: unknown): string => {
  const text = JSON.stringify(value, undefined, 1) ?? "nothing"
  return text.length > longest ? `${text.slice(0, longest)} … (${text.length} characters)` : text
}
