import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { CheckboxField } from "../../src/ui/CheckboxField.tsx"
import { ComboboxField } from "../../src/ui/ComboboxField.tsx"
import { FileField } from "../../src/ui/FileField.tsx"
import { Form } from "../../src/ui/Form.tsx"
import { Radios } from "../../src/ui/Radios.tsx"
import { SearchField } from "../../src/ui/SearchField.tsx"
import { SegmentedControl } from "../../src/ui/SegmentedControl.tsx"
import { SelectField } from "../../src/ui/SelectField.tsx"

afterEach(cleanup)

const fuels = [
  { value: "electric", label: "Electric" },
  { value: "diesel", label: "Diesel" }
]
const logo = new File(["pixels"], "logo.png", { type: "image/png" })

/** A field whose choices are made anew whenever somebody types, as those that a service finds are. */
function FoundFuel() {
  const [fuel, setFuel] = useState<string | null>("diesel")
  const [, setTyped] = useState("")
  return (
    <ComboboxField
      name="fuel"
      label="Fuel"
      choices={fuels.map((choice) => ({ ...choice }))}
      value={fuel}
      search={{ onType: setTyped, chosen: { value: "diesel", label: "Diesel" } }}
      onChange={setFuel}
    />
  )
}

describe("SelectField", () => {
  it("offers the placeholder as no answer, then the choices", () => {
    render(<SelectField name="fuel" label="Fuel" placeholder="Choose a fuel" choices={fuels} />)
    const options = within(screen.getByRole("combobox", { name: "Fuel" })).getAllByRole<HTMLOptionElement>(
      "option"
    )

    expect(options.map(({ value }) => value)).toEqual(["", "electric", "diesel"])
  })

  it("keeps its name when the label is hidden", () => {
    render(<SelectField name="fuel" label="Fuel" labelHidden choices={fuels} />)
    expect(screen.getByRole("combobox", { name: "Fuel" })).toBeTruthy()
  })
})

describe("Radios", () => {
  it("strikes out what is taken, says why, and leads the summary's link past it", () => {
    const [electric, diesel] = fuels
    const choices = [{ ...electric, value: "electric", label: "Electric", taken: "(Sold out)" }, diesel]
    render(<Radios name="fuel" label="Fuel" choices={choices as typeof fuels} />)
    const taken = screen.getByRole<HTMLInputElement>("radio", { name: "Electric (Sold out)" })
    expect(taken.disabled).toBe(true)
    expect(taken.closest("label")?.querySelector("s")?.textContent).toBe("Electric")
    expect(document.getElementById("fuel")).toBe(screen.getByRole("radio", { name: "Diesel" }))
  })

  it("leads the summary's link to its first answer", () => {
    render(<Radios name="fuel" label="Fuel" choices={fuels} />)
    expect(document.getElementById("fuel")).toBe(screen.getByRole("radio", { name: "Electric" }))
  })

  it("ties hint and problem to the whole question", () => {
    render(<Radios name="fuel" label="Fuel" hint="See the logbook" problem="Choose a fuel" choices={fuels} />)
    const described = screen.getByRole("group", { name: "Fuel" }).getAttribute("aria-describedby") ?? ""

    expect(described.split(" ").map((id) => document.getElementById(id)?.textContent)).toEqual([
      "See the logbook",
      "Choose a fuel"
    ])
  })

  it("tells which answer was given", async () => {
    const answered = vi.fn()
    render(<Radios name="fuel" label="Fuel" choices={fuels} value="electric" onChange={answered} />)
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Electric" }).checked).toBe(true)

    await userEvent.click(screen.getByRole("radio", { name: "Diesel" }))

    expect(answered).toHaveBeenCalledWith("diesel")
  })
})

describe("CheckboxField", () => {
  it("is ticked by a click on its label and described by its problem", async () => {
    render(<CheckboxField name="agree" label="I agree" problem="Agree to go on" />)
    await userEvent.click(screen.getByText("I agree"))
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree" })

    expect(box.checked).toBe(true)
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Agree to go on"
    )
  })
})

describe("FileField", () => {
  it("hands over the file that was chosen, and the same one again", async () => {
    const chosen = vi.fn()
    render(<FileField name="logo" label="Logo" onChoose={chosen} />)

    await userEvent.upload(screen.getByLabelText("Logo"), logo)
    await userEvent.upload(screen.getByLabelText("Logo"), logo)

    expect(chosen.mock.calls).toEqual([[logo], [logo]])
  })

  it("hands over the file that was dropped", () => {
    const chosen = vi.fn()
    render(<FileField name="logo" label="Logo" onChoose={chosen} />)

    fireEvent.drop(screen.getByLabelText("Logo"), { dataTransfer: { files: [logo] } })

    expect(chosen).toHaveBeenCalledWith(logo)
  })

  it("says what was chosen", () => {
    render(<FileField name="logo" label="Logo" chosen="logo.png" onChoose={() => {}} />)
    expect(screen.getByText("logo.png")).toBeTruthy()
  })
})

describe("ComboboxField", () => {
  it("finds a choice by a part of its label and hands over its value", async () => {
    const chosen = vi.fn()
    render(<ComboboxField name="fuel" label="Fuel" choices={fuels} value={null} onChange={chosen} />)

    await userEvent.type(screen.getByRole("combobox", { name: "Fuel" }), "dies")
    const options = await screen.findAllByRole("option")
    expect(options.map(({ textContent }) => textContent)).toEqual(["Diesel"])
    await userEvent.keyboard("{ArrowDown}{Enter}")

    await waitFor(() => expect(chosen).toHaveBeenCalledWith("diesel"))
  })

  it("can be typed over once something is chosen", async () => {
    render(<FoundFuel />)
    const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Fuel" })

    await userEvent.click(box)
    await userEvent.keyboard("e")
    await userEvent.click(box)
    await userEvent.keyboard("l")
    expect(box.value).toBe("el")
    await userEvent.keyboard("{Enter}")

    expect(box.value).toBe("Electric")
  })

  it("takes what fits best on Enter, where nothing fits keeps what was typed, and sends no form", async () => {
    const sent = vi.fn()
    const chosen = vi.fn()
    render(
      <Form onSubmit={sent}>
        <ComboboxField name="fuel" label="Fuel" choices={fuels} value={null} onChange={chosen} />
        <button type="submit">Create</button>
      </Form>
    )
    const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Fuel" })

    await userEvent.type(box, "coal{Enter}")
    expect(box.value).toBe("coal")
    await userEvent.clear(box)
    await userEvent.type(box, "ele{Enter}")

    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith("electric"))
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    ["bd23zcu", "Toyota Yaris, BD23 ZCU, Leeds"],
    ["BD23-ZCU", "Toyota Yaris, BD23 ZCU, Leeds"],
    ["yaris bd23", "Toyota Yaris, BD23 ZCU, Leeds"],
    ["citroen", "Citroën Berlingo, VG71 HBD"],
    ["£", "GBP – Pound sterling (£)"]
  ])("finds %s however it is typed", async (typed, label) => {
    const choices = [...fuels, { value: "7", label }]
    render(
      <ComboboxField name="vehicle" label="Vehicle" choices={choices} value={null} onChange={() => {}} />
    )

    await userEvent.type(screen.getByRole("combobox", { name: "Vehicle" }), typed)

    const options = await screen.findAllByRole("option")
    expect(options.map(({ textContent }) => textContent)).toEqual([label])
  })

  it("says when there is nothing to choose", async () => {
    render(
      <ComboboxField
        name="currency"
        label="Currency"
        choices={[]}
        value={null}
        nothingFound="No currencies available"
        onChange={() => {}}
      />
    )
    await userEvent.click(screen.getByRole("combobox", { name: "Currency" }))

    expect(await screen.findByText("No currencies available")).toBeTruthy()
  })
})

describe("SegmentedControl", () => {
  const open = () => {
    const chosen = vi.fn()
    const segments = [
      { value: "count", label: "Bookings" },
      { value: "revenue", label: "Revenue", disabled: true },
      { value: "days", label: "Days" }
    ]
    render(<SegmentedControl label="Metric" segments={segments} value="count" onChange={chosen} />)
    return chosen
  }

  it("tells which choice was taken", async () => {
    const chosen = open()
    await userEvent.click(screen.getByRole("radio", { name: "Days" }))
    expect(chosen).toHaveBeenCalledWith("days")
  })

  it("refuses a disabled choice", async () => {
    const chosen = open()
    await userEvent.click(screen.getByRole("radio", { name: "Revenue" }))
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe("SearchField", () => {
  it("reports every change", async () => {
    const searched = vi.fn()
    render(<SearchField label="Search bookings" onSearch={searched} />)

    await userEvent.type(screen.getByRole("searchbox", { name: "Search bookings" }), "vw")

    expect(searched.mock.calls).toEqual([["v"], ["vw"]])
  })

  it("searches on Enter, and does not send the form that it stands in", async () => {
    const sent = vi.fn()
    const entered = vi.fn()
    render(
      <Form onSubmit={sent}>
        <SearchField label="Search vehicles" onSearch={() => {}} onEnter={entered} />
        <button type="submit">Create</button>
      </Form>
    )

    await userEvent.type(screen.getByRole("searchbox", { name: "Search vehicles" }), "vw{Enter}")

    expect(entered).toHaveBeenCalledOnce()
    expect(sent).not.toHaveBeenCalled()
  })
})
