import { isRefusedWith, type OpenedLink } from "@crewfleet/sdk"
import { isPassing, isUnreachable, words } from "@crewfleet/sdk/rules"
import { type ComponentType, useEffect } from "react"
import { useBrand } from "../brand/brandAtom.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { failureWords } from "../list/failureWords.ts"
import { takeLinkSecret } from "../session/linkSecret.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { useLogic } from "../useLogic.ts"
import { openedLink } from "./linkClient.ts"

interface LinkScreenProps {
  readonly id: string
  /** What is shown for which scope. */
  readonly screens: Readonly<Record<string, ComponentType<{ readonly link: OpenedLink }>>>
  readonly logic?: typeof openedLink
}

/** Opens a link and shows what it is for; or says calmly why it opens nothing, and what to do. */
export function LinkScreen({ id, screens, logic = openedLink }: LinkScreenProps) {
  const { name } = useBrand()
  const [state, send] = useLogic(logic, { input: { request: { linkId: id } } })
  const { value, failure } = state.context

  // The same link, clicked again or pasted here, changes nothing but what stands behind the `#`.
  useEffect(() => {
    const openAgain = () => {
      if (location.hash === "") return
      takeLinkSecret()
      send({ type: "reload.asked" })
    }
    addEventListener("hashchange", openAgain)
    return () => removeEventListener("hashchange", openAgain)
  }, [send])

  if (failure) {
    // A token that is not known any more never will be.
    const mayPass = isPassing(failure) && !isRefusedWith(failure, 401)
    return (
      <PublicFrame
        product={name}
        title={mayPass ? "The link is not open yet" : "This link cannot be opened"}
        year={thisYear()}
      >
        <p role="alert">{failureWords("openLink", failure)}</p>
        {isUnreachable(failure) && <p>{words.tryingAgain.text}</p>}
        {mayPass && (
          <Button wide busy={state.hasTag("busy")} onClick={() => send({ type: "reload.asked" })}>
            Try again
          </Button>
        )}
      </PublicFrame>
    )
  }
  if (!value) {
    return (
      <PublicFrame product={name} title="Opening the link" year={thisYear()}>
        <LoadingState message="One moment …" />
      </PublicFrame>
    )
  }
  const Screen = Object.hasOwn(screens, value.scope) ? screens[value.scope] : undefined
  if (Screen) return <Screen link={value} />
  return (
    <PublicFrame product={name} title="This link cannot be opened" year={thisYear()}>
      <p role="alert">This page is older than the link. Load it again.</p>
    </PublicFrame>
  )
}
