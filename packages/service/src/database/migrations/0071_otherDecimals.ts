import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Currencies that have no decimals, or three; after the first three of the list all stand by their code. */
export const otherDecimals: Migration = {
  up: statements(
    `insert into currencies (code, name, symbol, position) values
      ('BHD', 'Bahraini dinar', 'د.ب', 21),
      ('CLP', 'Chilean peso', 'CLP$', 22),
      ('ISK', 'Icelandic króna', 'kr', 23),
      ('JOD', 'Jordanian dinar', 'د.ا', 24),
      ('JPY', 'Japanese yen', '¥', 25),
      ('KRW', 'South Korean won', '₩', 26),
      ('KWD', 'Kuwaiti dinar', 'د.ك', 27),
      ('OMR', 'Omani rial', 'ر.ع.', 28),
      ('RWF', 'Rwandan franc', 'FRw', 29),
      ('TND', 'Tunisian dinar', 'د.ت', 30),
      ('XAF', 'Central African CFA franc', 'FCFA', 31),
      ('XOF', 'West African CFA franc', 'CFA', 32)
    on conflict (code) do nothing`,
    `update currencies set position = placed.position
      from (select code, row_number() over (order by least(position, 3), code) - 1 as position from currencies) placed
      where placed.code = currencies.code`
  )
}
