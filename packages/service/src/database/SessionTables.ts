import type { UserType } from "@crewfleet/sdk"
import type { Generated } from "kysely"
import type { GeneratedTimestamp, Timestamp } from "./Tables.ts"

/** `email` is kept in lower case; `passwordHash` is what `hashPassword` made. */
export interface UserTable {
  id: Generated<number>
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  userType: UserType
  agentId: number | null
  clientId: number | null
  workerId: number | null
  passwordNeedsReset: Generated<boolean>
  otpRequired: Generated<boolean>
  createdAt: GeneratedTimestamp
}

/** A named set of permissions. */
export interface RoleTable {
  id: Generated<number>
  name: string
}

/** One permission of one role. */
export interface RolePermissionTable {
  roleId: number
  permission: string
}

/** One role of one user. */
export interface UserRoleTable {
  userId: number
  roleId: number
}

/**
 * Tokens of one sign-in share a `family`, the words for its browser and the moment when it began; only a hash is kept,
 * never the token.
 */
export interface TokenTable {
  id: Generated<number>
  tokenHash: string
  family: string
  kind: "access" | "refresh"
  userId: number
  browser: string | null
  begunAt: GeneratedTimestamp
  createdAt: GeneratedTimestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
  revokedAt: Timestamp | null
}

/** `tries` counts the guesses so far. */
export interface OneTimePasswordTable {
  id: Generated<number>
  userId: number
  codeHash: string
  tries: Generated<number>
  createdAt: GeneratedTimestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

/** A link that was mailed; only a hash of its token is kept. */
export interface PasswordResetTable {
  id: Generated<number>
  tokenHash: string
  userId: number
  createdAt: GeneratedTimestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

/** `key` names whom a limit counts: an account or an address; `addressHash` tells where the try came from. */
export interface SignInAttemptTable {
  id: Generated<number>
  key: string
  addressHash: string | null
  at: GeneratedTimestamp
}

/** A network address from which a user has signed in; only a hash is kept. */
export interface KnownAddressTable {
  userId: number
  addressHash: string
  signedInAt: Timestamp
}

/** Mail that was not sent because no SMTP server is configured; one with a `messageId` lies there once. */
export interface OutboxTable {
  id: Generated<number>
  messageId: string | null
  recipient: string
  subject: string
  text: string
  createdAt: GeneratedTimestamp
}

/** The tables that signing in needs. */
export interface SessionTables {
  users: UserTable
  roles: RoleTable
  rolePermissions: RolePermissionTable
  userRoles: UserRoleTable
  tokens: TokenTable
  oneTimePasswords: OneTimePasswordTable
  passwordResets: PasswordResetTable
  signInAttempts: SignInAttemptTable
  knownAddresses: KnownAddressTable
}
