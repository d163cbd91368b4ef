/** What the service answers to a hirer who signs in. */
export const client = {
  access_token: "a",
  refresh_token: "r",
  firstName: "Erin",
  lastName: "Marlow",
  userType: "CLIENT",
  clientId: 3,
  roles: []
}
