import { form, type SignatureForm, signature } from "@crewfleet/sdk/rules"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { photos } from "../../../sdk/src/form/kinds/photos.ts"
import { PhotoKeeperContext, takingIn } from "../../src/form/PhotoKeeper.ts"
import { PhotosField } from "../../src/form/PhotosField.tsx"
import { SignatureField } from "../../src/form/SignatureField.tsx"

const asked = form({
  photoIds: photos({ label: "Photos", max: 3 }),
  signed: signature({ label: "Signature" })
})

afterEach(cleanup)
beforeEach(() => {
  const canvas = new Proxy({}, { get: () => () => {}, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(canvas as never)
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    }
  )
  URL.createObjectURL = () => "blob:photo"
  URL.revokeObjectURL = () => {}
})

/** Presses Undo once the second tap of a double one would be over. */
const undo = async (name: string) => {
  const button = await screen.findByRole("button", { name })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"), { timeout: 3_000 })
  await userEvent.click(button)
}

const keeper = {
  ...takingIn(),
  take: async () => undefined,
  read: async () => new Blob(),
  remove: vi.fn(),
  received: () => undefined
}

const Photos = ({ onChange }: { readonly onChange: (ids: ReadonlyArray<string>) => void }) => {
  const [value, setValue] = useState<ReadonlyArray<string>>(["one", "two"])
  const props = { name: "photoIds", question: asked.questions.photoIds, value, problems: [] }
  const change = (ids: ReadonlyArray<string>) => {
    setValue(ids)
    onChange(ids)
  }
  return (
    <PhotoKeeperContext value={keeper}>
      <PhotosField {...(props as unknown as Parameters<typeof PhotosField>[0])} onChange={change} />
    </PhotoKeeperContext>
  )
}

it("brings a photo back that was removed, in one, and lets it go once that is left", async () => {
  const changed = vi.fn()
  const { unmount } = render(<Photos onChange={changed} />)
  await userEvent.click(await screen.findByRole("button", { name: "Remove picture 1" }))
  expect(changed).toHaveBeenLastCalledWith(["two"])
  await undo("Undo: remove picture 1")
  expect(changed).toHaveBeenLastCalledWith(["one", "two"])
  expect(keeper.remove).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole("button", { name: "Remove picture 2" }))
  unmount()
  expect(keeper.remove.mock.calls).toEqual([["two"]])
})

const given: SignatureForm = {
  ...asked.empty.signed,
  name: "Grace Okafor",
  drawing: "M1 1L2 2",
  signedAt: "2026-03-02T10:00:00.000Z"
}

const Signed = ({ onChange }: { readonly onChange: (signature: SignatureForm) => void }) => {
  const [value, setValue] = useState(given)
  const change = (signature: SignatureForm) => {
    setValue(signature)
    onChange(signature)
  }
  return (
    <>
      <input aria-label="Item 1" />
      <SignatureField
        {...{ name: "giver", label: "Given by", nameLabel: "Name", padLabel: "Signature", problems: [] }}
        value={value}
        onChange={change}
      />
    </>
  )
}

it("brings a signature back that was cleared, with the time at which it was given", async () => {
  const changed = vi.fn()
  render(<Signed onChange={changed} />)
  await userEvent.click(screen.getByRole("button", { name: "Clear: Signature" }))
  expect(changed).toHaveBeenLastCalledWith({ ...given, drawing: "", signedAt: null })
  await undo("Undo: clear Signature")
  expect(changed).toHaveBeenLastCalledWith(given)
})

it("brings back no signature for what was changed since", async () => {
  render(<Signed onChange={() => {}} />)
  await userEvent.click(screen.getByRole("button", { name: "Clear: Signature" }))
  fireEvent.input(screen.getByLabelText("Item 1"), { target: { value: "A ring" } })
  expect(screen.queryByRole("button", { name: "Undo: clear Signature" })).toBeNull()
})
