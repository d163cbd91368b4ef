/** Fetches the whole portal anew: a part that is gone for good comes back only in a newer version. */
export const reload = (): void => location.reload()
