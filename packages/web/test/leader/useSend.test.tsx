import { form } from "@crewfleet/sdk/rules"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { photos } from "../../../sdk/src/form/kinds/photos.ts"
import { PhotoKeeperContext, takingIn } from "../../src/form/PhotoKeeper.ts"
import { Questions } from "../../src/form/Questions.tsx"
import { useSend } from "../../src/leader/useSend.ts"
import { fileOf } from "../fileOf.ts"
import { press } from "../person.ts"

const asked = form({ photoIds: photos({ label: "Photos", max: 3 }) })

afterEach(cleanup)
beforeEach(() => {
  URL.createObjectURL = () => "blob:photo"
  URL.revokeObjectURL = () => {}
})

const open = () => {
  const takes: Array<PromiseWithResolvers<string | undefined>> = []
  const sent: Array<ReadonlyArray<string>> = []
  const keeper = {
    ...takingIn(),
    take: () => {
      const taken = Promise.withResolvers<string | undefined>()
      takes.push(taken)
      return taken.promise
    },
    read: async () => new Blob(),
    remove: () => {},
    received: () => undefined
  }
  let named: ReadonlyArray<string> = []
  function Part() {
    const [answers, setAnswers] = useState(asked.empty)
    const send = useSend()
    const change = ({ photoIds = [] }: Partial<typeof answers>) => {
      named = photoIds
      setAnswers({ photoIds })
    }
    return (
      <>
        <Questions of={asked} answers={answers} problems={[]} onChange={change} />
        <button type="button" onClick={() => send(() => sent.push(named))}>
          Send
        </button>
      </>
    )
  }
  const page = render(
    <PhotoKeeperContext value={keeper}>
      <Part />
    </PhotoKeeperContext>
  )
  const choose = async () => {
    const input = page.container.querySelector<HTMLInputElement>("[type=file]")
    if (input) await userEvent.upload(input, fileOf("pixels", "dent.png", "image/png"))
  }
  return { takes, sent, choose, named: () => named, ...page }
}

it("sends with every photo that was chosen before it, however long that is made smaller", async () => {
  const { takes, sent, choose } = open()
  await choose()
  await choose()
  await press("Send")
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent).toEqual([])
  takes[1]?.resolve("second")
  takes[0]?.resolve("first")
  await waitFor(() => expect(sent).toEqual([["second", "first"]]))
})

it("sends at once where none is on its way, and without one that cannot be read", async () => {
  const { takes, sent, choose } = open()
  await press("Send")
  await waitFor(() => expect(sent).toEqual([[]]))
  await choose()
  await press("Send")
  takes[0]?.resolve(undefined)
  await waitFor(() => expect(sent).toEqual([[], []]))
  expect(screen.getByText("This picture cannot be read. Take another.")).toBeTruthy()
})

it("names both of two that were on their way as the step was left", async () => {
  const { takes, choose, named, unmount } = open()
  await choose()
  await choose()
  unmount()
  takes[0]?.resolve("first")
  takes[1]?.resolve("second")
  await waitFor(() => expect(named()).toEqual(["first", "second"]))
})
