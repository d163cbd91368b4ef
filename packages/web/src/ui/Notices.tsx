import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import styles from "./Notices.module.css"

/** What a person is told, and how urgent that is. */
export interface Notice {
  readonly id: string | number
  readonly kind: "info" | "success" | "warning" | "error"
  readonly message: string
}

interface NoticesProps {
  readonly notices: readonly Notice[]
  readonly onDismiss: (id: Notice["id"]) => void
}

/** Announces each notice; all but errors leave by themselves, unless somebody is pointing at them or among them. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  const [held, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  const dismiss = (id: Notice["id"]) => {
    if (region.current?.contains(document.activeElement)) region.current.focus()
    onDismiss(id)
  }
  const dismissNewest = ({ key }: KeyboardEvent) => {
    const newest = notices.at(-1)
    if (key === "Escape" && newest) dismiss(newest.id)
  }
  const list = (shown: readonly Notice[]) =>
    shown.map((notice) => <NoticeCard key={notice.id} notice={notice} held={held} onDismiss={dismiss} />)

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label="Notifications"
      tabIndex={-1}
      onKeyDown={dismissNewest}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.list} role="alert">
        {list(notices.filter(isUrgent))}
      </div>
      <div className={styles.list} role="status">
        {list(notices.filter((notice) => !isUrgent(notice)))}
      </div>
    </section>
  )
}

const isUrgent = ({ kind }: Notice) => kind === "error" || kind === "warning"

interface NoticeCardProps {
  readonly notice: Notice
  readonly held: boolean
  readonly onDismiss: (id: Notice["id"]) => void
}

function NoticeCard({ notice, held, onDismiss }: NoticeCardProps) {
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    if (held || notice.kind === "error") return
    const timer = setTimeout(() => dismiss.current(notice.id), patience[notice.kind])
    return () => clearTimeout(timer)
  }, [held, notice.id, notice.kind])

  return (
    <div className={styles.notice} data-kind={notice.kind}>
      <p className={styles.message}>{notice.message}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={`Dismiss: ${notice.message}`}
        onClick={() => onDismiss(notice.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

const patience = { info: 6_000, success: 6_000, warning: 10_000 }
