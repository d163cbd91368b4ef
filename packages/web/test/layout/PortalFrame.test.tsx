import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import House from "lucide-react/icons/house"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { BackLink } from "../../src/layout/BackLink.tsx"
import { PortalFrame, type PortalFrameProps } from "../../src/layout/PortalFrame.tsx"

const callbacks = () => ({
  onGoBack: vi.fn(),
  onChangePassword: vi.fn(),
  onShowSessions: vi.fn(),
  onLogout: vi.fn(),
  onThemeChange: vi.fn()
})

const groups = [
  { links: [{ label: "Home", href: "/admin/home", icon: House }] },
  { label: "Fleet", links: [{ label: "Vehicles", href: "/admin/vehicles", icon: House }] }
]

function open({ children = <h1>Vehicles</h1>, ...props }: Partial<PortalFrameProps> = {}) {
  const called = callbacks()
  render(
    <PortalFrame
      product="CrewFleet"
      year={2026}
      displayName="Okafor.A"
      groups={groups}
      current="/admin/vehicles"
      theme="light"
      goesBack
      {...called}
      {...props}
    >
      {children}
    </PortalFrame>
  )
  return called
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const choose = async (name: string) => {
  await press("Okafor.A")
  await userEvent.click(await screen.findByRole("menuitem", { name }))
}

function narrowScreen(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("PortalFrame", () => {
  it("offers exactly these three under the display name", async () => {
    open()
    await press("Okafor.A")

    const items = await screen.findAllByRole("menuitem")
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Change Password",
      "Where you are signed in",
      "Logout"
    ])
  })

  it("tells which of them was chosen", async () => {
    const called = open()

    await choose("Logout")
    expect(called.onLogout).toHaveBeenCalledTimes(1)

    await choose("Change Password")
    expect(called.onChangePassword).toHaveBeenCalledTimes(1)

    await choose("Where you are signed in")
    expect(called.onShowSessions).toHaveBeenCalledTimes(1)
  })

  it("marks the current page, and no other", () => {
    open()
    expect(screen.getByRole("link", { name: "Vehicles" }).getAttribute("aria-current")).toBe("page")
    expect(screen.getByRole("link", { name: "Home" }).hasAttribute("aria-current")).toBe(false)
  })

  it("names each group of links", () => {
    open()
    expect(within(screen.getByRole("list", { name: "Fleet" })).getAllByRole("link")).toHaveLength(1)
  })

  it("goes back when it can", async () => {
    const called = open()
    await press("Go Back")
    expect(called.onGoBack).toHaveBeenCalledTimes(1)
  })

  it("has the way up of a page beside the way back", () => {
    open({ children: <BackLink href="/admin/vehicles" label="All vehicles" /> })
    const wayBack = screen.getByRole("button", { name: "Go Back" })
    expect(wayBack.parentElement?.contains(screen.getByRole("link", { name: "All vehicles" }))).toBe(true)
  })

  it("leaves the side bar as somebody left it", async () => {
    onTestFinished(() => localStorage.clear())
    const isShown = () =>
      screen.getByRole("button", { name: "Toggle side bar" }).getAttribute("aria-expanded")
    open()
    expect(isShown()).toBe("true")
    await press("Toggle side bar")
    await waitFor(() => expect(isShown()).toBe("false"))
    cleanup()
    open()
    expect(isShown()).toBe("false")
    await press("Toggle side bar")
    await waitFor(() => expect(isShown()).toBe("true"))
    cleanup()
    open()
    expect(isShown()).toBe("true")
  })

  it("shows no way back where it is hidden", () => {
    open({ goesBack: false })
    expect(screen.queryByRole("button", { name: "Go Back" })).toBeNull()
  })

  it("skips from the first Tab stop to the main content, and leaves the address alone", async () => {
    open()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe("Skip to main content")

    await userEvent.keyboard("{Enter}")
    expect(document.activeElement).toBe(screen.getByRole("main"))
    expect(location.hash).toBe("")
  })

  it("folds the side bar and keeps its links reachable", async () => {
    open()
    const toggle = screen.getByRole("button", { name: "Toggle side bar" })
    expect(toggle.getAttribute("aria-expanded")).toBe("true")

    await userEvent.click(toggle)

    await waitFor(() => expect(toggle.getAttribute("aria-expanded")).toBe("false"))
    expect(screen.getByRole("link", { name: "Vehicles" })).toBeTruthy()
  })

  it("keeps the side bar in a drawer on a narrow screen, which closes when a link is followed", async () => {
    narrowScreen(true)
    open()
    expect(screen.queryByRole("navigation")).toBeNull()

    await press("Toggle side bar")
    const drawer = await screen.findByRole("dialog", { name: "Navigation" })
    await userEvent.click(within(drawer).getByRole("link", { name: "Home" }))

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(location.pathname).toBe("/admin/home"))
  })

  it("asks for the other theme", async () => {
    const called = open({ theme: "dark" })
    await press("Use light theme")
    expect(called.onThemeChange).toHaveBeenCalledWith("light")
  })

  it("says that something loads, only while it does", () => {
    open({ loading: true })
    expect(screen.getByRole("status").textContent).toBe("Loading")
    cleanup()
    open()
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("ends with the product and the year", () => {
    open()
    expect(screen.getByRole("contentinfo").textContent).toBe("© 2026 CrewFleet")
  })
})
