import { Agent, get } from "node:http"

/**
 * Asks for one address again and again over so many connections, in a process of its own: says when it begins, and how
 * many answers have arrived once the parent says anything.
 */
const [address = "", connections = ""] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
let arrived = 0

const ask = () => {
  get(address, { agent }, (response) => {
    if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`)
    response.resume().once("end", () => {
      arrived += 1
      ask()
    })
  })
}

process.send?.("begins")
for (let connection = 0; connection < Number(connections); connection += 1) ask()
process.once("message", () => process.send?.(arrived, () => process.exit()))
