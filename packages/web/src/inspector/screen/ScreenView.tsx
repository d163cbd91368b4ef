import type { Recording } from "@crewfleet/machines/recording"
import { useAtomValue } from "jotai"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { themeAtom } from "../../brand/themeAtom.ts"
import { SegmentedControl } from "../../ui/SegmentedControl.tsx"
import { Stack } from "../../ui/Stack.tsx"
import styles from "./ScreenView.module.css"
import { type FromScreen, screenAddress, type ToScreen } from "./screenMessages.ts"

interface ScreenViewProps {
  readonly recording: Recording
  readonly at: number
}

const sizes = { desk: [1280, 800], phone: [390, 844] } as const

/** The real screen at a step, as a picture: nothing in it can be pressed, and nothing of it asks a network. */
export function ScreenView({ recording, at }: ScreenViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useAtomValue(themeAtom)
  const [isReady, setReady] = useState(false)
  const [size, setSize] = useState<keyof typeof sizes>("desk")
  const [width, height] = sizes[size]
  const { paper, room } = useRoom()
  const scale = Math.min(1, room / width)

  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<FromScreen>) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && data._tag === "Ready") setReady(true)
    }
    addEventListener("message", hear)
    return () => removeEventListener("message", hear)
  }, [])
  useEffect(() => {
    if (isReady) tell(frame.current, { _tag: "Recording", recording })
  }, [isReady, recording])
  useEffect(() => {
    if (isReady) tell(frame.current, { _tag: "Step", step: at, theme })
  }, [isReady, at, theme])

  return (
    <Stack as="section" aria-label="Screen then">
      <SegmentedControl
        label="Size of the screen"
        segments={[
          { value: "desk", label: "Desktop" },
          { value: "phone", label: "Telephone" }
        ]}
        value={size}
        onChange={setSize}
      />
      <div ref={paper} className={styles.paper} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          inert
          className={styles.screen}
          title="The portal at this step"
          src={screenAddress}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </Stack>
  )
}

const tell = (frame: HTMLIFrameElement | null, message: ToScreen) =>
  frame?.contentWindow?.postMessage(message, location.origin)

/** How much room there is across, in pixels. */
const useRoom = () => {
  const paper = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(640)
  useLayoutEffect(() => {
    if (!paper.current || !("ResizeObserver" in globalThis)) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(paper.current)
    return () => observer.disconnect()
  }, [])
  return { paper, room }
}
