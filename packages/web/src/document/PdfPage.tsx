import { useEffect, useEffectEvent, useRef, useState } from "react"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import styles from "./DocumentView.module.css"
import type { OpenedPdf } from "./OpenedPdf.ts"

interface PdfPageProps {
  readonly pdf: OpenedPdf
  readonly page: number
  readonly zoom: number
  readonly label: string
  readonly onFailed: () => void
}

/** One page of a PDF, drawn as wide as there is room, with what is written on it for those who do not see it. */
export function PdfPage({ pdf, page, zoom, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState("")
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isLatest = true
    const room = element.parentElement?.clientWidth || element.clientWidth
    pdf.draw(page, element, room * zoom * Math.min(window.devicePixelRatio, 2)).then(
      (written) => isLatest && setWords(written),
      () => isLatest && fail()
    )
    return () => {
      isLatest = false
    }
  }, [pdf, page, zoom])

  return (
    <>
      <canvas
        ref={canvas}
        className={styles.page}
        style={{ width: `${zoom * 100}%` }}
        role="img"
        aria-label={`${label}, page ${page} of ${pdf.pages}`}
      />
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </>
  )
}
