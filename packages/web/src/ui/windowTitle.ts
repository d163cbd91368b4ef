const mark = "Error: "
let marks = 0

/** Gives the window the title of the page in it, marked as long as problems are shown. */
export const titleWindow = (title: string): void => {
  document.title = marks > 0 ? mark + title : title
}

/** Marks the title while problems are shown; answers what takes the mark away again. */
export const markTitle = (): (() => void) => {
  if (marks === 0) document.title = mark + document.title
  marks += 1
  return () => {
    marks -= 1
    if (marks === 0) document.title = document.title.slice(mark.length)
  }
}
