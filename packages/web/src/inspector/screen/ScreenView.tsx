import type { Recording } from "@crewfleet/machines/recording"
import { useAtomValue } from "jotai"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { themeAtom } from "../../brand/themeAtom.ts"
import { afterPaint } from "../../ui/afterPaint.ts"
import { SegmentedControl } from "../../ui/SegmentedControl.tsx"
import { Stack } from "../../ui/Stack.tsx"
import styles from "./ScreenView.module.css"
import { type FromScreen, screenAddress, type ToScreen } from "./screenMessages.ts"

interface ScreenViewProps {
  readonly recording: Recording
  readonly at: number
  /** The screen is seen, for the first time and after each step. */
  readonly onShown: () => void
}

const sizes = { desk: [1280, 800], phone: [390, 844] } as const

/** The real screen at a step, as a picture: nothing in it can be pressed, and nothing of it asks a network. */
export function ScreenView({ recording, at, onShown }: ScreenViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useAtomValue(themeAtom)
  const [isReady, setReady] = useState(false)
  const [size, setSize] = useState<keyof typeof sizes>("desk")
  const [width, least] = sizes[size]
  const [height, setHeight] = useState<number>(least)
  const { view, room } = useRoom()
  const scale = Math.min(1, room / width)

  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<FromScreen>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      if (data._tag === "Ready") setReady(true)
      if (data._tag === "Shown") onShown()
      if (data._tag === "Fitted") setHeight(data.height)
    }
    addEventListener("message", hear)
    return () => removeEventListener("message", hear)
  }, [onShown])
  useEffect(() => {
    if (isReady) tell(frame.current, { _tag: "Recording", recording })
  }, [isReady, recording])
  // The frame shares this thread: what stands beside the screen is seen before it.
  useEffect(() => {
    if (isReady) afterPaint(() => tell(frame.current, { _tag: "Step", step: at, theme, height: least }))
  }, [isReady, at, theme, least])

  return (
    <Stack as="section" aria-label="Screen then">
      <h2>Screen</h2>
      <SegmentedControl
        label="Size of the screen"
        segments={[
          { value: "desk", label: "Desktop" },
          { value: "phone", label: "Telephone" }
        ]}
        value={size}
        onChange={setSize}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section ref={view} className={styles.view} tabIndex={0} aria-label="Picture of the screen">
        <div className={styles.paper} style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            inert
            className={styles.screen}
            title="The portal at this step"
            src={screenAddress}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </section>
    </Stack>
  )
}

const tell = (frame: HTMLIFrameElement | null, message: ToScreen) =>
  frame?.contentWindow?.postMessage(message, location.origin)

/** How much room there is across, in pixels. */
const useRoom = () => {
  const view = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(640)
  useLayoutEffect(() => {
    if (!view.current || !("ResizeObserver" in globalThis)) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(view.current)
    return () => observer.disconnect()
  }, [])
  return { view, room }
}
