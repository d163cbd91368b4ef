import { Component, type ReactNode } from "react"
import { reportDefect } from "../defect/reportDefect.ts"

interface BoundaryProps {
  /** Where the person is; somewhere else, the contents are tried again. */
  readonly place?: string
  /** What to show instead of contents that broke. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** Keeps to itself what breaks while its contents are drawn or fetched, so that all around it stays usable. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true })

  override state = { broken: false }

  override componentDidCatch(thrown: unknown) {
    reportDefect({ kind: "drawing", thrown })
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
