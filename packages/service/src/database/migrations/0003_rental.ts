import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Vehicles, bookings, invoices and payments; one vehicle cannot be out twice at the same time. */
export const rental: Migration = {
  up: statements(
    `create extension if not exists btree_gist`,
    `create table vehicles (
      id integer generated always as identity primary key,
      agency_id integer not null references agencies,
      name text not null,
      model text not null,
      regno text not null unique,
      colour text not null,
      body_type text not null check (body_type in ('SUV', 'PICKUP', 'HATCHBACK', 'MPV', 'SPECIAL')),
      fuel_type text not null
        check (fuel_type in ('PETROL', 'PHYBRID', 'DIESEL', 'DHYBRID', 'ELECTRIC', 'HYDROGEN')),
      transmission text not null check (transmission in ('MANUAL', 'AUTOMATIC')),
      status text not null check (status in ('AWAITING_APPROVAL', 'ACTIVE', 'INACTIVE')),
      daily_rate integer not null check (daily_rate > 0),
      deposit integer not null check (deposit >= 0),
      excess_mileage_rate integer not null check (excess_mileage_rate >= 0),
      max_daily_mileage integer not null check (max_daily_mileage > 0),
      engine_size text not null,
      doors integer not null,
      seats integer not null,
      air_conditioning boolean not null,
      city text not null,
      country text not null,
      created_at timestamptz not null default now()
    )`,
    `create index vehicles_agency on vehicles (agency_id)`,
    `create table bookings (
      id integer generated always as identity primary key,
      vehicle_id integer not null references vehicles,
      agency_id integer not null references agencies,
      client_id integer not null references clients,
      status text not null check (
        status in ('BOOKED', 'WAITINGAUTH', 'AUTHORIZED', 'RESERVED', 'IN_PROGRESS', 'COMPLETE', 'CANCELLED')
      ),
      source text not null,
      payment_method text not null,
      start_at timestamptz not null,
      end_at timestamptz not null check (end_at > start_at),
      firstname text not null,
      surname text not null,
      email text not null,
      created_at timestamptz not null default now(),
      constraint bookings_vehicle_free exclude using gist (
        vehicle_id with =, tstzrange(start_at, end_at) with &&
      ) where (status in ('BOOKED', 'WAITINGAUTH', 'AUTHORIZED', 'RESERVED', 'IN_PROGRESS'))
    )`,
    `create index bookings_vehicle on bookings (vehicle_id)`,
    `create index bookings_client on bookings (client_id)`,
    `create table invoices (
      id integer generated always as identity primary key,
      booking_id integer not null references bookings,
      agency_id integer not null references agencies,
      currency text not null references currencies,
      sub_total integer not null,
      discount integer not null default 0,
      vat integer not null,
      total integer not null check (total = sub_total - discount + vat),
      created_at timestamptz not null default now()
    )`,
    `create index invoices_booking on invoices (booking_id, id)`,
    `create table payments (
      id integer generated always as identity primary key,
      invoice_id integer not null references invoices,
      reference text not null,
      amount integer not null,
      paid_at timestamptz not null default now()
    )`,
    `create index payments_invoice on payments (invoice_id)`
  )
}
