import { documentViewWords } from "@crewfleet/sdk/rules"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { DocumentView } from "../../src/document/DocumentView.tsx"
import { makeDocumentFiles } from "../../src/document/makeDocumentFiles.ts"
import type { OpenPdf } from "../../src/document/OpenedPdf.ts"
import { press } from "../person.ts"
import { filesOf, servingFiles } from "./servingFiles.ts"

const answering = servingFiles(filesOf("application/pdf"))

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

afterEach(cleanup)

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
    answering((address, method) =>
      filesOf(method === "HEAD" ? "application/pdf" : "text/html", sent)(address, method)
    )
    render(view(link))
    const way = await newTab()
    expect(way.getAttribute("href")).toBe("blob:1")
    expect([way.getAttribute("target"), way.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"])
    expect(addressed.map(({ type }) => type)).toEqual(["application/pdf"])
  })

  it("never makes a page of the portal's origin of HTML whose link calls itself a PDF", async () => {
    answering(filesOf("text/html"))
    render(view("/files/certificate.pdf"))
    expect((await newTab()).getAttribute("href")).toBe(`${location.origin}/files/certificate.pdf`)
    expect(screen.getByText(documentViewWords.otherKind)).toBeTruthy()
    expect(addressed).toEqual([])
  })

  it("shows a picture, and opens it by its link", async () => {
    answering(filesOf("image/png"))
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
    answering((address, method) =>
      address.includes("signature=y")
        ? filesOf("application/pdf")(address, method)
        : new Response(null, { status: 404 })
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
    answering(() => Promise.reject(new TypeError("Failed to fetch")))
    render(view(link))
    expect(await screen.findByText(documentViewWords.away)).toBeTruthy()
    answering(filesOf("application/pdf"))
    await press("Retry")
    expect(await screen.findByRole("img", { name: "Certificate, page 1 of 3" })).toBeTruthy()
  })
})
