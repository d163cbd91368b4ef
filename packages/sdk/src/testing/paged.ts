/** What is asked of a list, wherever its page stands. */
interface AskedPage {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
}

/** Answers for any list with these items: by the number of the page, and by the cursor that the page before told. */
export const paged =
  <Item>(items: ReadonlyArray<Item>) =>
  ({ params, query }: AskedPage) => {
    const asked = { ...query, ...params }
    const size = Number(asked.size ?? 25)
    const start = Number(asked.after ?? Number(asked.page ?? 0) * size)
    const end = start + size
    return {
      content: items.slice(start, end),
      totalElements: items.length,
      ...(end < items.length && { next: String(end) })
    }
  }
