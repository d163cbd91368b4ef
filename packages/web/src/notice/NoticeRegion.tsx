import { useAtomValue } from "jotai"
import { Notices } from "../ui/Notices.tsx"
import { dismiss, noticesAtom } from "./noticesAtom.ts"

/** What people are told, wherever they are. */
export function NoticeRegion() {
  const notices = useAtomValue(noticesAtom)
  return (
    <Notices
      notices={notices.map(({ id, level, text }) => ({ id, kind: level, message: text }))}
      onDismiss={dismiss}
    />
  )
}
