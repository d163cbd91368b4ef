import { signatureLimits } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useRef } from "react"
import Pad from "signature_pad"
import { Button } from "../ui/Button.tsx"
import { FieldNotes } from "../ui/Field.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import styles from "./Signature.module.css"
import { SignatureDrawing } from "./SignatureDrawing.tsx"
import { strokesAsPath } from "./strokesAsPath.ts"

interface SignaturePadProps {
  readonly id: string
  readonly label: string
  /** The path of what has been drawn so far. */
  readonly drawing: string
  readonly problem: string | undefined
  readonly onDraw: (drawing: string) => void
  readonly onClear: () => void
  /** Brings back what was cleared, as long as it can be. */
  readonly onUndo: (() => void) | undefined
}

/** A place to sign with a finger, a pen or a mouse; who cannot types the name instead. */
export function SignaturePad({ id, label, drawing, problem, onDraw, onClear, onUndo }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const add = useEffectEvent((path: string) => {
    if (drawing.length + path.length <= signatureLimits.drawing) onDraw(drawing + path)
  })
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const pad = new Pad(element, { penColor: getComputedStyle(element).color, minWidth: 1, maxWidth: 2 })
    const resize = () => {
      element.width = element.clientWidth
      element.height = element.clientHeight
    }
    const take = () => {
      const path = strokesAsPath(pad.toData(), element.clientWidth, element.clientHeight)
      pad.clear()
      if (path) add(path)
    }
    resize()
    const resizing = new ResizeObserver(resize)
    resizing.observe(element)
    pad.addEventListener("endStroke", take)
    return () => {
      pad.off()
      resizing.disconnect()
    }
  }, [])
  return (
    <div>
      <FieldNotes id={id} problem={problem} />
      <div className={styles.pad} data-problem={problem !== undefined}>
        <SignatureDrawing drawing={drawing} label={drawing ? `${label}, drawn` : `${label}, empty`} />
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      {onUndo && drawing === "" ? (
        <UndoButton id={id} kind="quiet" size="small" aria-label={`Undo: clear ${label}`} onClick={onUndo} />
      ) : (
        <Button
          id={id}
          kind="quiet"
          size="small"
          aria-label={`Clear: ${label}`}
          onClick={() => drawing && onClear()}
        >
          Clear
        </Button>
      )}
    </div>
  )
}
