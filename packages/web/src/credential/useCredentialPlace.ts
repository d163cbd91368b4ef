import type { Credential, CredentialSort } from "@crewfleet/sdk/rules"
import { useCallback, useMemo, useState } from "react"
import { useLocation, useSearch } from "wouter"
import type { Begun } from "./CredentialUploadDialog.tsx"

/** What is done in a dialog of a page with records. */
export type CredentialStep = "view" | "add" | "renew" | "correct" | "attach" | "delete"

/** A dialog that is open: what is done in it, and with which record; one is added without. */
export interface CredentialTarget {
  readonly step: CredentialStep
  readonly sort: CredentialSort
  readonly id?: number | undefined
}

/** Which dialog of a page with records is open. The address keeps it, so that a reload and a link open it too. */
export interface CredentialPlace {
  readonly target: CredentialTarget | undefined
  /** What the form that is open begins with; it is gone with the page. */
  readonly begun: Begun | undefined
  readonly open: (target: CredentialTarget, begun?: Begun) => void
  readonly close: () => void
}

const written = /^(view|add|renew|correct|attach|delete)-(training|compliance)(?:-([1-9]\d{0,9}))?$/

/** The query in the address of a page for a dialog of it. */
export const credentialQuery = ({ step, sort, id }: CredentialTarget): string =>
  `open=${step}-${sort}${id === undefined ? "" : `-${id}`}`

/** What is done with a record, as a part of an address. */
export const targetOf = (step: CredentialStep, { sort, id }: Pick<Credential, "sort" | "id">) => ({
  step,
  sort,
  id
})

const pages = { training: "/worker/trainings", compliance: "/worker/compliance" } as const

/** The address at which something is done with one of a worker's own records. */
export const credentialAddress = (
  step: CredentialStep,
  credential: Pick<Credential, "sort" | "id">
): string => `${pages[credential.sort]}?${credentialQuery(targetOf(step, credential))}`

/** Follows and changes which dialog the address says is open. */
export const useCredentialPlace = (): CredentialPlace => {
  const [path, navigate] = useLocation()
  const [, step, sort, id] = written.exec(new URLSearchParams(useSearch()).get("open") ?? "") ?? []
  const [begun, setBegun] = useState<Begun>()
  const target = useMemo(
    () =>
      step
        ? {
            step: step as CredentialStep,
            sort: sort as CredentialSort,
            id: id === undefined ? undefined : Number(id)
          }
        : undefined,
    [step, sort, id]
  )
  const open = useCallback(
    (wanted: CredentialTarget, start?: Begun) => {
      setBegun(start)
      navigate(`${path}?${credentialQuery(wanted)}`)
    },
    [path, navigate]
  )
  const close = useCallback(() => {
    setBegun(undefined)
    navigate(path, { replace: true })
  }, [path, navigate])
  return { target, begun, open, close }
}
