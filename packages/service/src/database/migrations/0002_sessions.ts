import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Users with their roles, and what signing in leaves behind. */
export const sessions: Migration = {
  up: statements(
    `create table users (
      id integer generated always as identity primary key,
      email text not null unique check (email = lower(email)),
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      user_type text not null check (user_type in ('ADMIN', 'AGENCY', 'CLIENT', 'WORKER')),
      agent_id integer references agencies,
      client_id integer references clients,
      worker_id integer references workers,
      password_needs_reset boolean not null default false,
      otp_required boolean not null default false,
      created_at timestamptz not null default now()
    )`,
    `create table roles (
      id integer generated always as identity primary key,
      name text not null unique
    )`,
    `create table role_permissions (
      role_id integer not null references roles on delete cascade,
      permission text not null,
      primary key (role_id, permission)
    )`,
    `create table user_roles (
      user_id integer not null references users on delete cascade,
      role_id integer not null references roles on delete cascade,
      primary key (user_id, role_id)
    )`,
    `create table tokens (
      id integer generated always as identity primary key,
      token_hash text not null unique,
      family uuid not null,
      kind text not null check (kind in ('access', 'refresh')),
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    )`,
    `create index tokens_family on tokens (family)`,
    `create index tokens_user on tokens (user_id)`,
    `create index tokens_expiry on tokens (expires_at)`,
    `create table one_time_passwords (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      code_hash text not null,
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index one_time_passwords_user on one_time_passwords (user_id, created_at)`,
    `create table password_resets (
      id integer generated always as identity primary key,
      token_hash text not null unique,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index password_resets_user on password_resets (user_id)`,
    `create table sign_in_attempts (
      id bigint generated always as identity primary key,
      key text not null,
      at timestamptz not null default now()
    )`,
    `create index sign_in_attempts_key on sign_in_attempts (key, at)`,
    `create index sign_in_attempts_at on sign_in_attempts (at)`,
    `create table outbox (
      id integer generated always as identity primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null default now()
    )`
  )
}
