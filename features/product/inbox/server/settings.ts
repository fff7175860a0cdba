import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { InboxSettings, type OpeningNow } from '../contract/opening-calls.ts';
import { USUAL_HOURS } from '../contract/opening-hours.ts';
import { openingAt } from '../rules/opening/opening-hours.ts';

const NO_SETTINGS: InboxSettings = { hoursOn: false, hours: USUAL_HOURS, awayOn: false, awayText: '' };

/** Returns the opening hours and the away message of a shop. Both are off if it has set none. */
export async function findSettings(tx: Tx, shopId: number): Promise<InboxSettings> {
  const row = await tx
    .selectFrom('inbox_settings')
    .select(['hours_on', 'hours', 'away_on', 'away_text'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!row) return NO_SETTINGS;
  return InboxSettings.parse({
    hoursOn: row.hours_on,
    hours: row.hours,
    awayOn: row.away_on,
    awayText: row.away_text,
  });
}

/** Saves the settings and returns those before. */
export async function saveSettings(tx: Tx, shopId: number, settings: InboxSettings): Promise<InboxSettings> {
  // One change after the other, so that the audit log has each step.
  await sql`select pg_advisory_xact_lock(hashtext('inbox_settings'), ${shopId})`.execute(tx);
  const before = await findSettings(tx, shopId);
  const { hoursOn, hours, awayOn, awayText } = settings;
  const row = { hours_on: hoursOn, hours: storableJson(hours), away_on: awayOn, away_text: awayText };
  await tx
    .insertInto('inbox_settings')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
  return before;
}

/** Whether the team of a shop answers now, by its hours, and until when. */
export async function describeNow(
  tx: Tx,
  shopId: number,
  { settings, now }: { settings: InboxSettings; now: Date },
): Promise<OpeningNow> {
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const { isOpen, until } = openingAt(settings.hours, now, timeZone);
  return { isOpen, until: until?.toISOString() ?? null };
}
