import { sql, type RawBuilder } from 'kysely';

/** Whether a store must be polled for lost reports. */
export function readingsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from store_reconciles d join shops s on s.shop_id = d.shop_id
    where d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now}) and s.uninstalled_at is null)`;
}

/** Whether a part of a store must be fetched. */
export function syncsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from store_syncs d join shops s on s.shop_id = d.shop_id
    where d.state <> 'done' and d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now})
      and s.uninstalled_at is null)`;
}

/** Whether a command must be executed in a store. */
export function commandsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from store_commands d join shops s on s.shop_id = d.shop_id
    where d.state = 'due' and d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now})
      and s.uninstalled_at is null)`;
}
