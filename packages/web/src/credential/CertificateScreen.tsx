import { certificateLogic } from "@crewfleet/machines"
import { isRefusedWith, type Session } from "@crewfleet/sdk"
import { documentViewWords } from "@crewfleet/sdk/rules"
import Printer from "lucide-react/icons/printer"
import { type ReactNode, useState } from "react"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { loadClient } from "../session/sessionActor.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { PrintSheet } from "../ui/PrintSheet.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { CertificateSheet } from "./CertificateSheet.tsx"
import { CredentialFile } from "./CredentialFile.tsx"

interface CertificateScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Whose training it is; that of whoever is signed in, unless told. */
  readonly workerId?: number
  /** The number of the training on file. */
  readonly trainingId: number
  /** The way up; to the page above, unless told. */
  readonly back?: ReactNode
  readonly logic?: ReturnType<typeof certificateLogic>
}

const overHttp = certificateLogic(loadClient)

/** Shows `certificateMachine`: the certificate of a training that an agency gave, the provider's, or the document on file. */
export function CertificateScreen(props: CertificateScreenProps) {
  const {
    session,
    trainingId,
    workerId = session.workerId ?? 0,
    back = <BackLink />,
    logic = overHttp
  } = props
  const [input] = useState({ request: { workerId, trainingId } })
  const [state, send] = useLogic(logic, { input })
  const { value, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Training not found" actions={back}>
        There is no such training on file.
      </PageMessage>
    )
  const isGiven = value?.training.isPhysical && value.training.showCertificate
  return (
    <Page
      back={back}
      {...(value && { title: value.training.name })}
      actions={
        isGiven && (
          <Button onClick={() => print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        )
      }
    >
      <Card title="Certificate" busy={state.hasTag("busy")}>
        <PartBody
          situation="authenticatedCall"
          failure={value ? undefined : failure}
          attempts={attempts}
          busy={state.hasTag("busy")}
          onRetry={failure && retryFor(failure, reload)}
          nothing={undefined}
          skeleton={<SkeletonLines lines={5} />}
        >
          {value &&
            (isGiven ? (
              <>
                <CertificateSheet training={value.training} holder={value.holder} />
                <PrintSheet title={`Certificate: ${value.training.name}`}>
                  <CertificateSheet training={value.training} holder={value.holder} />
                </PrintSheet>
              </>
            ) : value.training.hascoId !== undefined ? (
              <Provided link={value.link} />
            ) : (
              <CredentialFile credential={value.training} onGone={reload} />
            ))}
        </PartBody>
      </Card>
    </Page>
  )
}

/** The way to the certificate with an external provider. */
function Provided({ link }: { readonly link: string | undefined }) {
  return link?.startsWith("https://") ? (
    <a href={link} target="_blank" rel="noreferrer">
      Open the certificate with its provider
    </a>
  ) : (
    <p>{documentViewWords.notIssued}</p>
  )
}
