import * as sdk from "@crewfleet/sdk"

// All of it: nothing may be left out because nobody asks for it.
globalThis.crewfleet = { ...sdk }

const client = sdk.makeClient({
  baseUrl: "https://api.example.com",
  fetch: async () => Response.json({ id: "7", name: "Northern", logo: null })
})
const agency = await client.agency.byId({ params: { id: 7 } })
console.log(`page ran: ${agency.id} ${agency.name}`)
