// How somebody else tests their own script against the whole service; a number after the program's name is its seed.
import { strict as assert } from "node:assert"
import { type Double, startDouble, usualMoment } from "@crewfleet/double"
import { RequestFailed } from "@crewfleet/sdk"

const seed = process.argv[2] === undefined ? undefined : Number(process.argv[2])
const double: Double = await startDouble({ seed })
assert.equal(double.clock.now(), Date.parse(usualMoment))

const { client, user } = await double.client("agency")
assert.equal(user()?.userType, "AGENCY")
const { content } = await client.hirer.list({ params: { page: 0, size: 3 } })
await assert.rejects(client.booking.byId({ params: { id: 987_654 } }), RequestFailed)

// A thread of its own sets a PDF.
const worker = await double.client("worker")
const params = { workerId: worker.user()?.workerId ?? 0 }
const paper = await worker.client.application.pdf({ params, query: {} })
assert.equal(Buffer.from(paper).toString("latin1", 0, 5), "%PDF-")

await double.stop()
console.log(JSON.stringify({ hirers: content.map(({ name }) => name) }))
