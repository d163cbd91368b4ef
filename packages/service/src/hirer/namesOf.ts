/** The name of a hirer as their bookings keep it. */
export const namesOf = (name: string) => {
  const [firstname = "", ...rest] = name.trim().split(/\s+/)
  return { firstname, surname: rest.join(" ") }
}
