import { certificateLogic } from "@crewfleet/machines"
import type { TrainingRecord } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { CertificateScreen } from "../../src/credential/CertificateScreen.tsx"
import { filesOf, servingFiles } from "../document/servingFiles.ts"
import { serving } from "../serving.ts"
import { approved, load, openPage, service } from "./openCredentials.tsx"

serving(service)
servingFiles(filesOf("text/plain"))

const logic = certificateLogic(load)
type Double = ReturnType<typeof handlers.worker.byId>
const open = (differing: Partial<TrainingRecord>, trainingId = 32, ...doubles: ReadonlyArray<Double>) => {
  service.use(
    ...doubles,
    handlers.worker.byId(() => ({ id: 9, firstname: "Ada", lastname: "Hill" })),
    handlers.training.list(() => ({ content: [{ ...approved, ...differing }], totalElements: 1 }))
  )
  openPage(
    `/worker/certificate/${trainingId}`,
    <CertificateScreen session={{ workerId: 9 }} trainingId={trainingId} logic={logic} />
  )
}
const certificate = async () => within(await screen.findByRole("region", { name: "Certificate" }))

describe("CertificateScreen", () => {
  it("shows and prints the certificate of a training that an agency gave", async () => {
    open({ type: "PHYSICAL", showCertificate: true, givenBy: "Moorside Care", document: undefined })
    await screen.findByRole("button", { name: "Print" })
    expect((await certificate()).getByRole("article").textContent).toBe(
      "Moorside Care certifies thatAda Hillhas completed the trainingManual handlingon 31 Jan 2019.It has expired: it was valid through 31 Jan 2020."
    )
    expect(screen.getByText("Certificate: Manual handling")).toBeTruthy()
  })

  it("says that none was issued where the agency shows none", async () => {
    open({ type: "PHYSICAL", showCertificate: false, document: undefined })
    expect(await (await certificate()).findByText("Certificate was not issued")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull()
  })

  it("leads to the document of a training from elsewhere, and says where none was uploaded", async () => {
    open({})
    const link = await (await certificate()).findByRole("link", { name: "Open in a new tab" })
    expect(link.getAttribute("href")).toMatch(/\/files\/1\?signed$/)
    open({ document: undefined })
    expect(await (await certificate()).findByText("Document Not Uploaded")).toBeTruthy()
  })

  it("leads to the provider of an online training, and says where it issued none", async () => {
    const link = (url: string) =>
      handlers.training.certificateLink(() => ({ data: { certificate_link: { url } } }))
    const online = { hascoId: 7, document: undefined }
    open(online, 32, link("https://provider.example/7.pdf"))
    const provided = await screen.findByRole("link", { name: "Open the certificate with its provider" })
    expect(provided.getAttribute("href")).toBe("https://provider.example/7.pdf")
    expect(provided.getAttribute("target")).toBe("_blank")
    open(online, 32, link("javascript:alert(1)"))
    expect(await screen.findByText("Certificate was not issued")).toBeTruthy()
    open(online, 32, handlers.training.certificateLink(failing(404)))
    expect(await screen.findByText("Certificate was not issued")).toBeTruthy()
  })

  it("says so where there is no such training", async () => {
    open({}, 99)
    expect(await screen.findByText("There is no such training on file.")).toBeTruthy()
  })
})
