import { describe, expect, it } from "vitest"
import { isSmall, smallFile, withinLongestSide } from "../../src/image/imageSize.ts"

describe("withinLongestSide", () => {
  it.each([
    ["keeps a small image", [640, 480], [640, 480]],
    ["keeps one that just fits", [1024, 1024], [1024, 1024]],
    ["shrinks a wide one", [2048, 1024], [1024, 512]],
    ["shrinks a tall one", [1000, 4000], [256, 1024]],
    ["leaves a pixel of a hairline", [1, 9000], [1, 1024]]
  ])("%s", (_, [width = 0, height = 0], [fitWidth, fitHeight]) => {
    expect(withinLongestSide({ width, height })).toEqual({ width: fitWidth, height: fitHeight })
  })
})

describe("isSmall", () => {
  it.each([
    [{ width: 1024, height: 10 }, smallFile, true],
    [{ width: 1025, height: 10 }, smallFile, false],
    [{ width: 1024, height: 10 }, smallFile + 1, false]
  ])("judges %o of %d bytes as %s", (size, bytes, small) => {
    expect(isSmall(size, bytes)).toBe(small)
  })
})
