import { isAt } from "@crewfleet/machines"
import type { DeliveryActor } from "../../../../web/src/delivery/DeliveryActor.ts"
import type { Part } from "./parts.ts"

/** What devices said to be received, each record by its name, with what it says. */
export interface Said {
  readonly records: Map<string, unknown>
  readonly photos: Set<string>
}

/** Notes what a page says of a part to be received. */
export const saidOf = ({ records, photos }: Said, _: Part, actor: DeliveryActor): void => {
  const snapshot = actor.getSnapshot()
  const { id, received, attachments } = snapshot.context
  if (isAt(snapshot, "received") && id) records.set(id, received?.content ?? records.get(id))
  for (const { id, status } of attachments) if (status === "received") photos.add(id)
}
