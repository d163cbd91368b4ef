import { credentialKinds } from "./credential/credentialKinds.ts"
import type { DocumentKinds } from "./document/documentKind.ts"
import { identityDocuments } from "./hirer/identityDocuments.ts"

/** Every kind of document that there is, by its name on the wire: another feature's are another line. */
export const documentKinds: DocumentKinds = { ...identityDocuments, ...credentialKinds }
