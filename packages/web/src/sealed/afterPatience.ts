/** When a database that has not opened never will: it keeps nobody waiting for longer. */
export const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, 3_000, undefined))
