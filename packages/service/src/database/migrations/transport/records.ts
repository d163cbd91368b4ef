/** What the ward changed, what both sides wrote to each other, and who looked. */
export const records: ReadonlyArray<string> = [
  `create table transport_changes (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      before jsonb not null,
      after jsonb not null,
      reason text check (char_length(reason) <= 500),
      user_id integer references users on delete set null,
      link_id uuid references access_links,
      at timestamptz not null,
      seen_at timestamptz,
      seen_by integer references users on delete set null
    )`,
  `create index transport_changes_job on transport_changes (job_id, id)`,
  `create table transport_messages (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      side text not null check (side in ('WARD', 'AGENCY')),
      body text not null check (char_length(body) between 1 and 2000),
      user_id integer references users on delete set null,
      link_id uuid references access_links,
      at timestamptz not null
    )`,
  `create index transport_messages_job on transport_messages (job_id, id)`,
  `create table transport_looks (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      audiences jsonb not null,
      user_id integer references users on delete set null,
      link_id uuid references access_links,
      at timestamptz not null
    )`,
  `create index transport_looks_job on transport_looks (job_id, id)`
]
