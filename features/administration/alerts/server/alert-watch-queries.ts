import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AlertWatches } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import type { AlertEpisode, AlertMailDecision } from '../rules/decide-alert-mail.ts';

export type AlertWatch = Selectable<AlertWatches>;

/** A new shop has this long before its alerts are checked for the first time. */
const FIRST_CHECK_MS = 10 * 60_000;
const PAUSE_MS = 10 * 60_000;

/** Starts to watch the alerts of shops that are not watched yet. E-mails are on until the merchant turns them off. */
export async function watchNewShops(db: Database, now: Date): Promise<void> {
  await sql`
    insert into alert_watches (shop_id, check_at)
    select shop_id, ${new Date(now.getTime() + FIRST_CHECK_MS)} from shops s
    where uninstalled_at is null and not exists (select from alert_watches w where w.shop_id = s.shop_id)
    on conflict (shop_id) do nothing`.execute(db);
}

/** Returns the shop whose alerts are due, which no other worker then checks for a while, or null. */
export async function takeDueShop(db: Database, now: Date): Promise<number | null> {
  const { rows } = await sql<{ shop_id: number }>`
    update alert_watches set check_at = ${new Date(now.getTime() + PAUSE_MS)}
    where shop_id = (
      select w.shop_id from alert_watches w join shops s on s.shop_id = w.shop_id
      where w.is_on and w.check_at <= ${now} and s.uninstalled_at is null
      order by w.check_at limit 1 for update of w skip locked)
    returning shop_id`.execute(db);
  return rows[0]?.shop_id ?? null;
}

/** Whether a shop's alerts are due. */
export function alertMailsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from alert_watches w join shops s on s.shop_id = w.shop_id
    where w.is_on and w.check_at <= ${now} and s.uninstalled_at is null)`;
}

/** Returns and locks a shop's settings, or null if it is not watched yet. */
export async function lockWatch(tx: Tx, shopId: number): Promise<AlertWatch | null> {
  const row = await tx
    .selectFrom('alert_watches')
    .selectAll()
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findWatch(tx: Tx, shopId: number): Promise<AlertWatch | null> {
  const row = await tx
    .selectFrom('alert_watches')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveWatch(
  tx: Tx,
  shopId: number,
  { isOn, email, now }: { isOn: boolean; email: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('alert_watches')
    .values({ shop_id: shopId, is_on: isOn, email, check_at: now })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ is_on: isOn, email, check_at: now }))
    .execute();
}

/** Returns where a shop's e-mails go, or null if there is no usable address. */
export function addressOf(watch: AlertWatch | null, shop: { email: string | null }): string | null {
  const address = watch?.email ?? shop.email;
  return address !== null && isMailAddress(address) ? address : null;
}

export async function findEpisodes(tx: Tx, shopId: number): Promise<AlertEpisode[]> {
  const rows = await tx
    .selectFrom('alert_episodes')
    .select(['alert_key as key', 'gone_at as goneAt', 'mailed_at as mailedAt'])
    .where('shop_id', '=', shopId)
    .execute();
  return rows;
}

/** Writes what began, came back and ended, and that these alerts are mailed now. */
export async function recordEpisodes(
  tx: Tx,
  shopId: number,
  { started, back, gone, forgotten, mail }: AlertMailDecision,
  now: Date,
): Promise<void> {
  await sql`
    insert into alert_episodes (shop_id, alert_key, began_at)
    select ${shopId}, unnest(${started}::text[]), ${now}::timestamptz
    on conflict (shop_id, alert_key) do update set began_at = excluded.began_at, gone_at = null, mailed_at = null`.execute(
    tx,
  );
  await sql`
    update alert_episodes set
      gone_at = case when alert_key = any(${gone}::text[]) then ${now}::timestamptz else null end,
      mailed_at = case when alert_key = any(${mail}::text[]) then ${now}::timestamptz else mailed_at end
    where shop_id = ${shopId} and alert_key = any(${[...back, ...gone, ...mail]}::text[])`.execute(tx);
  await sql`
    delete from alert_episodes where shop_id = ${shopId} and alert_key = any(${forgotten}::text[])`.execute(
    tx,
  );
}
