import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { navigate } from "wouter/use-browser-location"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { PageHeading } from "../../src/layout/PageHeading.tsx"
import { Dialog } from "../../src/ui/Dialog.tsx"
import { ErrorSummary } from "../../src/ui/ErrorSummary.tsx"

const wear = (brand: Partial<Brand> | undefined) => getDefaultStore().set(brandAtom, brand as Brand)

const page = (title: string, ...problems: ReadonlyArray<string>) => (
  <>
    <button type="button">Stay</button>
    <PageHeading>{title}</PageHeading>
    {problems.map((text) => (
      <ErrorSummary key={text} problems={[{ text }]} />
    ))}
  </>
)
const heading = () => screen.getByRole("heading", { level: 1 })

beforeEach(() => {
  history.replaceState(null, "", "/")
  wear({ name: "Northgate" })
})
afterEach(() => {
  cleanup()
  wear(undefined)
})

describe("the window's title", () => {
  it("is the heading and the brand's name, and follows the heading", () => {
    const { rerender } = render(page("Vehicle"))
    expect(document.title).toBe("Vehicle – Northgate")
    rerender(page("Toyota Aqua"))
    expect(document.title).toBe("Toyota Aqua – Northgate")
  })

  it("is the heading alone before the brand is known", () => {
    wear(undefined)
    render(page("This portal cannot start"))
    expect(document.title).toBe("This portal cannot start")
  })

  it("can be another than the heading", () => {
    render(<PageHeading title="Hirer 5">Ada Hill</PageHeading>)
    expect(heading().textContent).toBe("Ada Hill")
    expect(document.title).toBe("Hirer 5 – Northgate")
  })

  it("is marked as long as a form shows problems, whatever the heading becomes meanwhile", () => {
    const { rerender } = render(page("Vehicle", "Enter the seats"))
    expect(document.title).toBe("Error: Vehicle – Northgate")
    rerender(page("Toyota Aqua", "Enter the seats"))
    expect(document.title).toBe("Error: Toyota Aqua – Northgate")
    rerender(page("Toyota Aqua"))
    expect(document.title).toBe("Toyota Aqua – Northgate")
  })

  it("is marked once for two forms, until neither shows problems", () => {
    const { rerender } = render(page("Bookings", "Choose a vehicle", "Enter a reason"))
    expect(document.title).toBe("Error: Bookings – Northgate")
    rerender(page("Bookings", "Choose a vehicle"))
    expect(document.title).toBe("Error: Bookings – Northgate")
    rerender(page("Bookings"))
    expect(document.title).toBe("Bookings – Northgate")
  })

  it("is marked by a form in a dialog, until the dialog is dismissed", async () => {
    const Bookings = () => {
      const [open, setOpen] = useState(true)
      return (
        <>
          {page("Bookings")}
          <Dialog open={open} title="Create a booking" onCancel={() => setOpen(false)}>
            <ErrorSummary problems={[{ text: "Choose a vehicle" }]} />
          </Dialog>
        </>
      )
    }
    render(<Bookings />)
    expect(document.title).toBe("Error: Bookings – Northgate")
    await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(document.title).toBe("Bookings – Northgate"))
  })

  it("loses its mark with the page that had the problems", () => {
    render(page("Vehicle", "Enter the seats")).unmount()
    render(page("Vehicles"))
    expect(document.title).toBe("Vehicles – Northgate")
  })
})

describe("the focus", () => {
  const arrive = (path: string) => act(() => navigate(path))

  it("goes to the heading on every other page, also where the same screen stays", () => {
    render(page("Vehicles"))
    screen.getByRole("button").focus()
    arrive("/agency/clients")
    expect(document.activeElement).toBe(heading())
  })

  it("stays where it is while the page stays the same", () => {
    const { rerender } = render(page("Vehicles"))
    screen.getByRole("button").focus()
    arrive(`${location.pathname}?page=2`)
    rerender(page("Vehicles, page 2"))
    expect(document.activeElement).toBe(screen.getByRole("button"))
  })

  it("goes to a heading that takes the place of what had the focus", () => {
    render(page("Booking 12"))
    heading().focus()
    cleanup()
    render(page("Booking not found"))
    expect(document.activeElement).toBe(heading())
  })

  it("goes to the heading where the page stays, says something else, and what was pressed is gone", () => {
    const { rerender } = render(page("Sections"))
    screen.getByRole("button").focus()
    rerender(<PageHeading key="other">The patient</PageHeading>)
    expect(document.activeElement).toBe(heading())
  })

  it("is left alone when the heading did not have it and is drawn anew", () => {
    render(page("Bookings"))
    screen.getByRole("button").focus()
    cleanup()
    render(page("Bookings"))
    expect(document.activeElement).toBe(document.body)
  })
})
