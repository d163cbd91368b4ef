import { BaseSequencer, type TestSpecification } from "vitest/node"

/** These start processes one after the other, which takes long, whatever their size says. */
const long = /(endure|process|reset|setup|durability|jobs|killedSender|lostConnection|scripts)\.test\.ts$/

/** Begins with the longest files also where no earlier run says which, so that none of them is waited for at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    const isLong = (file: TestSpecification) => long.test(file.moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
