/** When a database that has not opened never will: it keeps nobody waiting for longer. */
export const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, 10_000, undefined))
