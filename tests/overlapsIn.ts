import type { LaidOut, LaidOutBox, Place } from "@crewfleet/machines/inspection"

/** What lies on something else in a drawing: boxes on boxes, text on boxes, on other text or on lines, and what is cut off. */
export const overlapsIn = ({ boxes, edges, width, height }: LaidOut): ReadonlyArray<string> => {
  const solid = boxes.filter(({ isFrame }) => !isFrame)
  const frames = boxes.filter(({ isFrame }) => isFrame)
  const texts = [
    ...edges.flatMap(({ text, from, to }) => (text ? [{ ...text, of: `${from} → ${to}` }] : [])),
    ...frames.map(({ text, state }) => ({ ...text, of: `head of ${state.path}` }))
  ]
  const lines = edges.flatMap(({ points, from, to }) =>
    points.flatMap((to_, index) => {
      const before = points[index - 1]
      return before ? [{ ...between(before, to_), of: `${from} → ${to}` }] : []
    })
  )
  const page = { x: 0, y: 0, width, height }
  return [
    ...pairs(solid)
      .filter(meet)
      .map(([one, other]) => `${nameOf(one)} lies on ${nameOf(other)}`),
    ...pairs(frames)
      .filter(([one, other]) => meet([one, other]) && !holds(one, other) && !holds(other, one))
      .map(([one, other]) => `${nameOf(one)} crosses ${nameOf(other)}`),
    ...boxes
      .filter(({ text, ...box }) => text.lines.length > 0 && !holds(box, text))
      .map((box) => `${nameOf(box)} cuts its text off`),
    ...texts.flatMap((text) =>
      solid.filter((box) => meet([text, box])).map((box) => `${text.of} lies on ${nameOf(box)}`)
    ),
    ...texts.flatMap((text) =>
      lines.filter((line) => meet([text, line])).map((line) => `${line.of} crosses ${text.of}`)
    ),
    ...pairs(texts)
      .filter(meet)
      .map(([one, other]) => `${one.of} lies on ${other.of}`),
    ...texts.filter((text) => !holds(page, text)).map(({ of }) => `${of} is cut off`)
  ]
}

const nameOf = ({ kind, state }: LaidOutBox) => `${kind} ${state.path}`

const pairs = <One>(all: ReadonlyArray<One>): ReadonlyArray<readonly [One, One]> =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))

const meet = ([one, other]: readonly [Place, Place]): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const holds = (outer: Place, inner: Place): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const between = (one: { x: number; y: number }, other: { x: number; y: number }): Place => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y)
})
