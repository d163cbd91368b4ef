/** Uploads the logo of the agency that signs in: `node docs/scripts/uploadLogo.ts logo.png` */
import { readFile } from "node:fs/promises"
import { basename, extname } from "node:path"
import { fileProblem, profileForm } from "@crewfleet/sdk/rules"
import { asUser, complain } from "./asUser.ts"

const types: Record<string, string> = { ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg" }

await asUser(async ({ client, session }) => {
  const path = process.argv[2]
  const type = types[extname(path ?? "").toLowerCase()] ?? ""
  const logo = path ? new File([await readFile(path)], basename(path), { type }) : undefined
  const question = profileForm.questions.logo
  const problem = logo ? fileProblem(question, logo) : question.required
  if (!logo || problem) return complain(problem ?? question.required)

  const id = session()?.agentId
  if (id === undefined) return complain("Only an agency has a logo")
  const payload = new FormData()
  payload.set("file", logo)
  payload.set("agencyId", String(id))
  const { message } = await client.agency.uploadLogo({ params: { id }, payload })
  console.log(message ?? "The logo was uploaded")
})
