import { sql, type RawBuilder } from 'kysely';
import { recipientTimeZone } from '#features/engine/messaging/rules/index.ts';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import { chooseVariant } from '#features/foundations/templates/contract/choose-variant.ts';
import type { Tx } from '#platform/database/database.ts';
import { PLACES, sliceSize, type PartOf } from '../../rules/parts.ts';
import { momentOfLocalTime } from '../../rules/wall-time.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';
import { lastOfFirstGroup, takenLocales, takenPrefixes } from './audience-table.ts';

/** Some of the taken people, as a condition on their table. */
export type Which = RawBuilder<boolean>;

/**
 * The parts of a broadcast and their people. Nobody is in two parts, except the rest of an A/B test, which gets one of
 * two texts.
 */
export async function splitByPart(
  tx: Tx,
  row: Pick<StoredBroadcast, 'canary' | 'ab_test'>,
  audience: number,
): Promise<(PartOf & { who: Which })[]> {
  if (row.ab_test) return splitForTest(row.ab_test);
  if (!row.canary) return [{ part: 'all', arm: 'A', who: sql`true` }];
  const size = sliceSize(row.canary.size, audience);
  const last = await lastOfFirstGroup(tx, size);
  const isFirst = sql<boolean>`(draw, subscriber_id) <= (${last.draw}::int, ${last.subscriberId}::uuid)`;
  return [
    { part: 'canary', arm: 'A', who: isFirst },
    { part: 'rest', arm: 'A', who: sql`not (${isFirst})` },
  ];
}

function splitForTest({
  holdOutPercent,
  testPercent,
}: NonNullable<StoredBroadcast['ab_test']>): (PartOf & { who: Which })[] {
  const heldOut = Math.round((holdOutPercent * PLACES) / 100);
  const tested = Math.round((testPercent * PLACES) / 100);
  const among = (who: Which) => sql<boolean>`hold_draw >= ${heldOut}::int and ${who}`;
  const rest = among(sql`draw >= ${tested}::int`);
  return [
    { part: 'heldOut', arm: 'A', who: sql`hold_draw < ${heldOut}::int` },
    { part: 'test', arm: 'A', who: among(sql`draw < ${tested}::int and draw % 2 = 0`) },
    { part: 'test', arm: 'B', who: among(sql`draw < ${tested}::int and draw % 2 = 1`) },
    { part: 'rest', arm: 'A', who: rest },
    { part: 'rest', arm: 'B', who: rest },
  ];
}

/** Returns the language of a template that each person gets. */
export async function splitByLanguage<Variant extends { language: string }>(
  tx: Tx,
  variants: readonly Variant[],
  country: string,
): Promise<{ variant: Variant; who: Which }[]> {
  const [only] = variants;
  if (!only) return [];
  if (variants.length === 1) return [{ variant: only, who: sql`true` }];
  const written = variants.map(({ language }) => language);
  const localesOf = Map.groupBy(
    await takenLocales(tx),
    (locale) => chooseVariant(written, { locale: locale || null, country }) ?? only.language,
  );
  return variants.flatMap((variant) => {
    const locales = localesOf.get(variant.language);
    return locales ? [{ variant, who: sql<boolean>`locale = any(${locales}::text[])` }] : [];
  });
}

/**
 * Returns when each person is due: at the broadcast's time, or at that time in their time zone. If that time has passed,
 * the person is due immediately.
 */
export async function splitByZone(
  tx: Tx,
  { scheduled_at: scheduledAt, scheduled_wall: wall, is_recipient_local: isLocal }: StoredBroadcast,
  shop: Shop,
): Promise<{ dueAt: Date; who: Which }[]> {
  if (scheduledAt === null || wall === null) throw new Error('a broadcast that starts without a time');
  if (!isLocal) return [{ dueAt: scheduledAt, who: sql`true` }];
  const zoneOf = ({ phone }: { phone: string | null }) =>
    recipientTimeZone(phone, { country: shop.country, timeZone: shop.time_zone });
  const dueOf = (zone: string) => momentOfLocalTime(wall, zone) ?? scheduledAt;
  const byMoment = Map.groupBy(await takenPrefixes(tx, shop.shop_id), (example) =>
    dueOf(zoneOf(example)).getTime(),
  );
  return [...byMoment].map(([dueMs, examples]) => ({
    dueAt: new Date(dueMs),
    who: sql<boolean>`prefix = any(${examples.map(({ prefix }) => prefix)}::text[])`,
  }));
}
