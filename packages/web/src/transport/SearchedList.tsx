import { type ReactNode, useState } from "react"
import { SearchField } from "../ui/SearchField.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JobPage.module.css"

interface SearchedListProps<Item> {
  readonly items: ReadonlyArray<Item>
  /** What the search is called. */
  readonly label: string
  /** What an item is found by. */
  readonly wordsOf: (item: Item) => string
  /** One line of the list. */
  readonly children: (item: Item) => ReactNode
}

/** So many lines are looked through without a search. */
const few = 8

/** Lines to choose from in their order, with a search by name above those that are many. */
export function SearchedList<Item>({ items, label, wordsOf, children }: SearchedListProps<Item>) {
  const [words, setWords] = useState("")
  const wanted = words.trim().toLowerCase()
  const found = items.filter((item) => wordsOf(item).toLowerCase().includes(wanted))
  return (
    <Stack gap={2}>
      {items.length > few && <SearchField label={label} value={words} onSearch={setWords} />}
      <div role="status">
        {found.length === 0 && <p className={styles.why}>Nothing here is called so.</p>}
      </div>
      <Stack as="ul" gap={0}>
        {found.map(children)}
      </Stack>
    </Stack>
  )
}
