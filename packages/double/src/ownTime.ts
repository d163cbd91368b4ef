import type { PGlite } from "@electric-sql/pglite"

/**
 * Gives a migrated database a clock of its own: `now()` is what it was told last, in defaults, views and statements alike. The moment
 * lies in a sequence, which no transaction takes back.
 */
export const giveOwnTime = async (database: PGlite): Promise<void> => {
  await database.exec(`
    create schema clock;
    create sequence clock.moment;
    create function clock.now() returns timestamptz language sql stable
      as $$ select to_timestamp(last_value / 1000.0) from clock.moment $$;
    do $own$
      declare it record;
      begin
        for it in
          select attrelid::regclass as of, attname as name
          from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
          where pg_get_expr(adbin, adrelid) = 'now()'
        loop
          execute format('alter table %s alter column %I set default clock.now()', it.of, it.name);
        end loop;
        for it in select oid::regclass as of from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace loop
          execute format('create or replace view %s as %s', it.of,
            replace(pg_get_viewdef(it.of), 'CURRENT_DATE', 'clock.now()::date'));
        end loop;
      end
    $own$;`)
  await useOwnTime(database)
}

/** Has whatever is asked of the database from now on go by its own clock; what `now()` means is looked up in this order. */
export const useOwnTime = async (database: PGlite): Promise<void> => {
  await database.exec("set search_path = public, clock, pg_catalog")
}

/** The statement that tells the clock of the database a moment, in milliseconds since 1970. */
export const tellTime = "select setval('clock.moment', $1::bigint)"
