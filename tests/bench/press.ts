import type { Locator } from "@playwright/test"

/**
 * Presses the middle of an element with the mouse. `locator.click()` would run its own hit test in the page between the
 * press and the page's answer, some 10 to 30 ms on a slowed processor, which would count as the page's.
 */
export const press = async (element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`There is nothing to press: ${element}`)
  const { mouse } = element.page()
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await mouse.up()
}
