/** What is printed from now on bears a name, under which a browser saves it; the page keeps its own. What it gives ends that. */
export const namePrint = (name: string): (() => void) => {
  let titleOnScreen = document.title
  const named = () => {
    titleOnScreen = document.title
    document.title = name
  }
  const restored = () => {
    document.title = titleOnScreen
  }
  addEventListener("beforeprint", named)
  addEventListener("afterprint", restored)
  return () => {
    removeEventListener("beforeprint", named)
    removeEventListener("afterprint", restored)
  }
}
