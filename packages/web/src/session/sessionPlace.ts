/** Where this browser keeps the session, encrypted. */
export const sessionPlace = "crewfleet.session"
