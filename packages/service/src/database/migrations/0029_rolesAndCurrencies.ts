import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What every installation needs before anybody can work with it; a database that has some of it keeps that as it is. */
export const rolesAndCurrencies: Migration = {
  up: statements(
    `insert into currencies (code, name, symbol, position) values
      ('GBP', 'Pound sterling', '£', 0),
      ('EUR', 'Euro', '€', 1),
      ('USD', 'US dollar', '$', 2),
      ('AED', 'UAE dirham', 'د.إ', 3),
      ('AUD', 'Australian dollar', 'A$', 4),
      ('BWP', 'Botswana pula', 'P', 5),
      ('CAD', 'Canadian dollar', 'C$', 6),
      ('CHF', 'Swiss franc', 'CHF', 7),
      ('CZK', 'Czech koruna', 'Kč', 8),
      ('DKK', 'Danish krone', 'kr', 9),
      ('HKD', 'Hong Kong dollar', 'HK$', 10),
      ('INR', 'Indian rupee', '₹', 11),
      ('KES', 'Kenyan shilling', 'KSh', 12),
      ('NGN', 'Nigerian naira', '₦', 13),
      ('NOK', 'Norwegian krone', 'kr', 14),
      ('NZD', 'New Zealand dollar', 'NZ$', 15),
      ('PLN', 'Polish złoty', 'zł', 16),
      ('SEK', 'Swedish krona', 'kr', 17),
      ('SGD', 'Singapore dollar', 'S$', 18),
      ('ZAR', 'South African rand', 'R', 19),
      ('ZMW', 'Zambian kwacha', 'ZK', 20)
    on conflict (code) do nothing`,
    `with wanted (position, name, permissions) as (values
      (1, 'Administrator', array['VIEW_AGENCY', 'VIEW_PROMO_CODE', 'VIEW_CLIENT', 'VIEW_WORKLINK_BILLING',
        'VIEW_SYSTEM_USERS', 'VIEW_AGENCY_REPORT', 'VIEW_CLIENT_BILLING', 'VIEW_SETTINGS', 'VIEW_BROADCAST']),
      (2, 'Clerk', array['VIEW_CLIENT']),
      (3, 'Agency manager', array['VIEW_PROMO_CODE', 'VIEW_CLIENT', 'VIEW_WORKLINK_BILLING', 'VIEW_SYSTEM_USERS',
        'VIEW_AGENCY_REPORT', 'VIEW_CLIENT_BILLING', 'VIEW_SETTINGS']),
      (4, 'Hirer', array['VIEW_AGENCY', 'VIEW_CLIENT_BILLING', 'VIEW_SYSTEM_USERS', 'VIEW_BROADCAST']),
      (5, 'Worker', array[]::text[])
    ), added as (
      insert into roles (name) select name from wanted order by position on conflict (name) do nothing
      returning id, name
    )
    insert into role_permissions (role_id, permission)
    select added.id, permission from added join wanted using (name) cross join unnest(permissions) permission`
  )
}
