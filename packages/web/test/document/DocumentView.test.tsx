import { documentViewWords } from "@crewfleet/sdk/rules"
import { setupServer } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { HttpResponse, http } from "msw"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { DocumentView } from "../../src/document/DocumentView.tsx"
import { makeDocumentFiles } from "../../src/document/makeDocumentFiles.ts"
import type { OpenPdf } from "../../src/document/OpenedPdf.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { filesOf } from "./answerFiles.ts"

const service = setupServer(filesOf("application/pdf"))
serving(service)

const link = "/files/1?until=1&signature=x"
const onGone = vi.fn()

/** The bytes that were made into an address, in order. */
let addressed: Array<Blob> = []
let revoked: Array<string> = []
beforeEach(() => {
  addressed = []
  revoked = []
  onGone.mockReset()
  URL.createObjectURL = (blob) => `blob:${addressed.push(blob as Blob)}`
  URL.revokeObjectURL = (address) => void revoked.push(address)
})

/** Stands for the library that draws: jsdom has no canvas. */
const drawn = vi.fn(async (page: number) => `Written on page ${page}`)
const closed = vi.fn()
const threePages: OpenPdf = async () => ({ pages: 3, draw: drawn, close: closed })

const view = (link: string | undefined, open: OpenPdf = threePages) => (
  <DocumentView link={link} label="Certificate" onGone={onGone} makeFiles={() => makeDocumentFiles(open)} />
)

const newTab = () => screen.findByRole("link", { name: "Open in a new tab" })

describe("DocumentView", () => {
  it("shows a PDF page by page, with what is written on it, and goes no further than there are pages", async () => {
    render(view(link))
    expect(await screen.findByRole("img", { name: "Certificate, page 1 of 3" })).toBeTruthy()
    expect(await screen.findByText("Written on page 1")).toBeTruthy()
    await press("Next page")
    await press("Next page")
    await press("Next page")
    expect(screen.getByRole("status").textContent).toBe("Page 3 of 3")
    expect(await screen.findByText("Written on page 3")).toBeTruthy()
    await press("Previous page")
    expect(screen.getByRole("img", { name: "Certificate, page 2 of 3" })).toBeTruthy()
  })

  it("comes nearer and goes back, by keyboard alone", async () => {
    render(view(link))
    const page = await screen.findByRole("img", { name: /^Certificate, page/ })
    screen.getByRole("button", { name: "Zoom in" }).focus()
    await userEvent.keyboard("{Enter}")
    expect(page.style.width).toBe("150%")
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(" ")
    expect(page.style.width).toBe("100%")
  })

  it("opens a PDF in another tab as one, whatever was sent by then", async () => {
    const sent = "<script>alert(1)</script>"
    service.use(
      http.head(
        "*/files/:id",
        () => new HttpResponse(null, { headers: { "content-type": "application/pdf" } })
      ),
      http.get("*/files/:id", () => HttpResponse.html(sent))
    )
    render(view(link))
    const way = await newTab()
    expect(way.getAttribute("href")).toBe("blob:1")
    expect([way.getAttribute("target"), way.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"])
    expect(addressed.map(({ type }) => type)).toEqual(["application/pdf"])
  })

  it("never makes a page of the portal's origin of HTML whose link calls itself a PDF", async () => {
    service.use(filesOf("text/html"))
    render(view("/files/certificate.pdf"))
    expect((await newTab()).getAttribute("href")).toBe(`${location.origin}/files/certificate.pdf`)
    expect(screen.getByText(documentViewWords.otherKind)).toBeTruthy()
    expect(addressed).toEqual([])
  })

  it("shows a picture, and opens it by its link", async () => {
    service.use(filesOf("image/png"))
    render(view(link))
    const picture = await screen.findByRole("img", { name: "Certificate" })
    expect(picture.getAttribute("src")).toBe(location.origin + link)
    expect((await newTab()).getAttribute("href")).toBe(location.origin + link)
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
  })

  it("opens what lies elsewhere by its link, and asks nobody there", async () => {
    render(view("https://training.example/certificate/1"))
    expect((await newTab()).getAttribute("href")).toBe("https://training.example/certificate/1")
  })

  it.each(["javascript:alert(1)", "data:text/html,<script>alert(1)</script>"])(
    "follows no link that would run something (%s)",
    async (hostile) => {
      render(view(hostile))
      expect(await screen.findByText(documentViewWords.failed)).toBeTruthy()
      expect(screen.queryByRole("link")).toBeNull()
    }
  )

  it("says what is missing in the words that it is given, or that it was not uploaded", () => {
    render(<DocumentView link={undefined} label="Certificate" onGone={onGone} />)
    expect(screen.getByText("Document Not Uploaded")).toBeTruthy()
    render(
      <DocumentView
        link={undefined}
        label="Certificate"
        missing={documentViewWords.notIssued}
        onGone={onGone}
      />
    )
    expect(screen.getByText("Certificate was not issued")).toBeTruthy()
    expect(screen.queryByRole("link")).toBeNull()
  })

  it.each([
    ["locked", documentViewWords.locked],
    ["broken", documentViewWords.broken]
  ] as const)(
    "says in words that a PDF is %s, with the ways to open and to save it",
    async (trouble, words) => {
      render(view(link, async () => trouble))
      expect(await screen.findByText(words)).toBeTruthy()
      expect((await newTab()).getAttribute("href")).toBe("blob:1")
      expect(screen.getByRole("button", { name: "Save" })).toBeTruthy()
    }
  )

  it("says so when a page turns out to be one that cannot be drawn", async () => {
    const draw = async () => Promise.reject(new Error("no such font"))
    render(view(link, async () => ({ pages: 1, draw, close: closed })))
    expect(await screen.findByText(documentViewWords.broken)).toBeTruthy()
  })

  it("asks for a new link when one has ended, and goes on with it", async () => {
    service.use(
      http.head("*/files/:id", ({ request }) =>
        request.url.includes("signature=y")
          ? new HttpResponse(null, { headers: { "content-type": "application/pdf" } })
          : new HttpResponse(null, { status: 404 })
      )
    )
    const { rerender } = render(view(link))
    await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
    rerender(view("/files/1?until=2&signature=y"))
    expect(await screen.findByRole("img", { name: "Certificate, page 1 of 3" })).toBeTruthy()
    await press("Next page")
    rerender(view("/files/1?until=3&signature=z"))
    expect(screen.getByRole("img", { name: "Certificate, page 2 of 3" })).toBeTruthy()
    expect(onGone).toHaveBeenCalledTimes(1)
  })

  it("begins anew with another document, and forgets the one before", async () => {
    const { rerender } = render(view(link))
    await screen.findByRole("img", { name: "Certificate, page 1 of 3" })
    await press("Next page")
    closed.mockClear()
    rerender(view("/files/2?until=1&signature=x"))
    expect(await screen.findByRole("img", { name: "Certificate, page 1 of 3" })).toBeTruthy()
    expect(closed).toHaveBeenCalledTimes(1)
    expect(revoked).toEqual(["blob:1"])
  })

  it("says that it cannot be loaded while nothing is reached, and loads it when it is asked to", async () => {
    service.use(http.head("*/files/:id", () => HttpResponse.error()))
    render(view(link))
    expect(await screen.findByText(documentViewWords.away)).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await screen.findByRole("img", { name: "Certificate, page 1 of 3" })).toBeTruthy()
  })
})
