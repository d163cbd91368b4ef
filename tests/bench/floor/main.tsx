import { useState } from "react"
import { createRoot } from "react-dom/client"

function Floor() {
  const [presses, press] = useState(0)
  return (
    <button type="button" onClick={() => press(presses + 1)}>
      Pressed {presses} times
    </button>
  )
}

createRoot(document.getElementById("root") as HTMLElement).render(<Floor />)
