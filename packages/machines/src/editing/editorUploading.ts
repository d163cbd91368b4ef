import type { AnyForm } from "@crewfleet/sdk/rules"
import { fileQuestionAt } from "@crewfleet/sdk/rules"
import { acceptedBy } from "../upload/answerFile.ts"
import { refusalOfFile, uploadOf } from "../upload/Upload.ts"
import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/** How chosen files go to the service one after the other while the form is filled in, and answer their questions then. */
export const editorUploading = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  form: AnyForm
) =>
  editor.createStateConfig({
    description: "Files that were chosen go to the service by themselves.",
    initial: "choosing",
    states: {
      choosing: {
        description: "The next file is taken that the service does not have.",
        entry: "chooseFile",
        always: [{ guard: "hasFile", target: "sending" }, "nothing"]
      },
      nothing: {
        description: "No file waits to be sent.",
        on: { "form.changed": "choosing" }
      },
      sending: {
        description: "A file is on its way, or waits for the connection.",
        invoke: {
          id: "upload",
          src: "upload",
          input: ({ context: { id, uploading } }) => {
            const { at, file } = known(uploading)
            return {
              upload: uploadOf(file),
              to: { id, question: at },
              accepts: acceptedBy(known(fileQuestionAt(form, at)))
            }
          },
          onDone: [
            {
              guard: { type: "isFileRefused", params: ({ event }) => event },
              target: "nothing",
              actions: { type: "refuseFile", params: ({ event }) => ({ text: refusalOfFile(event.output) }) }
            },
            {
              guard: "isOwedStill",
              target: "nothing",
              actions: { type: "takeFile", params: ({ event }) => event }
            },
            "choosing"
          ]
        },
        on: {
          "form.changed": {
            guard: { type: "isOwedNoMore", params: ({ event }) => event },
            target: "choosing"
          },
          "upload.interrupted": {
            guard: { type: "isRefusedForGood", params: ({ event }) => event },
            target: "nothing",
            actions: { type: "refuseFile", params: ({ event }) => ({ text: refusalOfFile(event) }) }
          },
          "connection.back": { actions: "retryFile" }
        }
      }
    }
  })
