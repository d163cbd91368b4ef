import type { CallOptions, PromiseClient } from "@crewfleet/sdk"
import type { AnyForm, LongFormRead, OnboardingFormName } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { type LongFormCalls, longFormPorts } from "../form/longFormPorts.ts"
import type { AnswerPlace, KeptFile } from "../upload/answerFile.ts"
import { type OnboardingLongForm, onboardingEditor } from "./onboardingEditor.ts"

interface Asked {
  readonly params: { readonly workerId: number }
  readonly query: Readonly<Record<never, never>>
}

/** The calls of one form, as the client of the SDK has them for each. */
interface FormClient<Form extends AnyForm> {
  readonly read: (asked: Asked, options: CallOptions) => Promise<LongFormRead<Form>>
  readonly save: (
    asked: Asked & { readonly payload: Parameters<LongFormCalls<Form>["save"]>[1] },
    options: CallOptions
  ) => ReturnType<LongFormCalls<Form>["save"]>
  readonly submit: (
    asked: Asked & { readonly payload: Parameters<LongFormCalls<Form>["submit"]>[1] },
    options: CallOptions
  ) => ReturnType<LongFormCalls<Form>["submit"]>
  readonly upload: (
    asked: Pick<Asked, "params"> & {
      readonly query: { readonly question: string }
      readonly payload: FormData
    },
    options: CallOptions
  ) => Promise<KeptFile>
}

const clientOf = <Form extends AnyForm>(client: PromiseClient, name: OnboardingFormName) =>
  client[name] as unknown as FormClient<Form>

const portsOf = <Form extends AnyForm>(
  long: OnboardingLongForm<Form>,
  load: LoadClient,
  blobs: BlobStore
) => {
  const of = (workerId: number) => ({ params: { workerId }, query: {} })
  const form = async () => clientOf<Form>(await load(), long.kind)
  return longFormPorts<Form>(
    long,
    {
      read: async (id, signal) => (await form()).read(of(id), { signal }),
      save: async (id, payload, signal) => (await form()).save({ ...of(id), payload }, { signal }),
      submit: async (id, payload, signal) => (await form()).submit({ ...of(id), payload }, { signal })
    },
    {
      load,
      blobs,
      send: (client: PromiseClient, { id = 0, question }: AnswerPlace, payload, options) =>
        clientOf<Form>(client, long.kind).upload(
          { params: { workerId: id }, query: { question }, payload },
          options
        )
    }
  )
}

/** The editor of an onboarding form with the SDK and a store of chosen files behind its ports. */
export const onboardingEditorLogic = <Form extends AnyForm>(
  long: OnboardingLongForm<Form>,
  load: LoadClient,
  blobs: BlobStore
) => onboardingEditor(long).provide({ actors: portsOf(long, load, blobs) })
