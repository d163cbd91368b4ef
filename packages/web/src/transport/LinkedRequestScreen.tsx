import type { LoadClient } from "@crewfleet/machines"
import type { OpenedLink } from "@crewfleet/sdk"
import { useState } from "react"
import { BackLink } from "../layout/BackLink.tsx"
import { LinkFrame } from "../link/LinkFrame.tsx"
import { linkClient } from "../link/linkClient.ts"
import { linkOwner } from "../link/linkOwner.ts"
import { CodeCard } from "./CodeCard.tsx"
import { makeRequestLogics } from "./requestLogics.ts"
import { WardRequest } from "./WardRequest.tsx"
import { draftsLast } from "./wardDrafts.ts"

interface LinkedRequestScreenProps {
  readonly link: OpenedLink
  readonly load?: LoadClient
}

/** What a guest reads and does with the link to their request: reference and times at once, the patient after a code. */
export function LinkedRequestScreen({ link, load = linkClient(link.id) }: LinkedRequestScreenProps) {
  const [logics] = useState(() => makeRequestLogics(load))
  const base = `/link/${link.id}`
  return (
    <WardRequest
      id={link.recordId}
      base={base}
      title="Your transport request"
      owner={linkOwner(link)}
      lasting={draftsLast.withoutAccount}
      logics={logics}
      looksForSamePatient={false}
      frame={({ title, windowTitle, isFirst, children }) => (
        <LinkFrame
          link={link}
          title={title}
          windowTitle={windowTitle}
          back={!isFirst && <BackLink href={`${base}?change=true`} label="Sections" />}
          mayChange
        >
          {children}
        </LinkFrame>
      )}
      locked={({ job, reload }) => <CodeCard id={job.id} logic={logics.code} onUnlocked={reload} />}
    />
  )
}
