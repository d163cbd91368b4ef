/** Where a link leads: its secret stands behind the `#`, which browsers send to no server. */
export const linkAddress = (publicUrl: string, id: string, secret: string): string =>
  `${publicUrl}/link/${id}#${secret}`
