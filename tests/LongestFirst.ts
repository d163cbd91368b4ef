import { createHash } from "node:crypto"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** These start processes one after the other, or walk through much: that takes long, whatever their size says. */
const long =
  /(endure|logRuns|packed|tests\/machines|openApi|dying|startDouble|cli|process|reset|setup|durability|jobs|killedSender|lostConnection|scripts|condition\/walks|NewBookingDialog)\.test\.tsx?$/

/**
 * Begins with the longest files also where no earlier run says which, so that none of them is waited for at the end;
 * what a project shuffles comes in another order in every run.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const { seed } = this.ctx.config.sequence
    const chance = ({ moduleId }: TestSpecification) =>
      createHash("sha1").update(`${seed} ${moduleId}`).digest("hex")
    const isShuffled = ({ project }: TestSpecification) => project.config.sequence.shuffle === true
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)

    const sorted = await super.sort(files.filter((file) => !isShuffled(file)))
    const shuffled = files.filter(isShuffled).sort((one, other) => (chance(one) < chance(other) ? -1 : 1))
    const all = [...sorted, ...shuffled]
    return [...all.filter(isLong), ...all.filter((file) => !isLong(file))]
  }
}
