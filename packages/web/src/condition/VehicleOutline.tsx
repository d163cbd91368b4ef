import type { Outline, View } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import type { Drawings } from "./outlines/Drawings.ts"
import { hatchback } from "./outlines/hatchback.tsx"
import { motorcycle } from "./outlines/motorcycle.tsx"
import styles from "./outlines/outlines.module.css"
import { pickUp } from "./outlines/pickUp.tsx"
import { saloon } from "./outlines/saloon.tsx"
import { van } from "./outlines/van.tsx"

interface VehicleOutlineProps {
  readonly of: Outline
  readonly view: View
}

/** A vehicle as a line drawing, from one of its sides; it has no words, which stand beside it. */
export function VehicleOutline({ of, view }: VehicleOutlineProps) {
  return (
    <svg className={styles.outline} viewBox="0 0 240 120" aria-hidden="true">
      {drawn[view](drawings[of])}
    </svg>
  )
}

const drawings: Readonly<Record<Outline, Drawings>> = {
  SALOON: saloon,
  HATCHBACK: hatchback,
  VAN: van,
  PICKUP: pickUp,
  MOTORCYCLE: motorcycle
}

const drawn: Readonly<Record<View, (of: Drawings) => ReactNode>> = {
  FRONT: ({ front }) => front,
  REAR: ({ rear }) => rear,
  LEFT: ({ side }) => side,
  RIGHT: ({ side }) => <g transform="translate(240 0) scale(-1 1)">{side}</g>,
  TOP: ({ top }) => top
}
