import type { Worker } from "@crewfleet/sdk"

/** Why an agency does not see the records of a worker. */
export const whyUnseen = ({ standing }: Pick<Worker, "standing">): string =>
  standing === "LEFT"
    ? "They work for you no more, so you do not see their records."
    : standing === "DECLINED"
      ? "You have declined them, so you do not see their records."
      : "This worker does not let you see their records. They choose so in their settings."
