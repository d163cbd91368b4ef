import type { Situation } from "@crewfleet/sdk"
import type { AnyForm } from "@crewfleet/sdk/rules"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import type { OpenEditor } from "./useEditor.ts"

interface LoadingEditorProps<Thing, Form extends AnyForm> {
  readonly editor: OpenEditor<Thing, Form>
  readonly title: string
  readonly situation: Situation
}

/** Stands in the place of an editor on a page of its own, until what is edited is there. */
export function LoadingEditor<Thing, Form extends AnyForm>({
  editor: { context, busy, send },
  title,
  situation
}: LoadingEditorProps<Thing, Form>) {
  return (
    <Card title={title} busy={busy}>
      <PartBody
        situation={situation}
        failure={context.failure}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {undefined}
      </PartBody>
    </Card>
  )
}
