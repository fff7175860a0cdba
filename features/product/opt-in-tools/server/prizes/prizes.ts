import { sql, type Selectable } from 'kysely';
import { randomInt } from 'node:crypto';
import type { ToolPrizes } from '#database/schema/rows.ts';
import { newCode } from '#features/engine/discounts/server/index.ts';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Browser } from '#features/foundations/visits/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { PLACEHOLDER_CODE } from '../../contract/tool-discount.ts';
import { drawOffer, ticketsOf } from '../../rules/prizes/draw-offer.ts';
import type { ToolRow } from '../tool-queries.ts';

/** A person can win once with a tool in this many days. Another sign-up gets the same prize. */
const ONCE_IN_DAYS = 30;

type Prize = Pick<
  Selectable<ToolPrizes>,
  'offer_key' | 'offer_text' | 'message' | 'discount_code' | 'discount_percent' | 'valid_days' | 'is_made'
>;

/** A person who signed up with a tool, whose settings say what it gives. */
interface Winner {
  tool: Pick<ToolRow, 'shop_id' | 'tool_id'>;
  /** Null if nothing about the person may be stored before they write themselves. */
  subscriberId: string | null;
  /** The hash of the browser's token, if the browser is not known to be the subscriber's. */
  tokenHash: string | null;
  settings: ToolSettings;
}

/**
 * Draws the prize of each sign-up and stores it with the sign-up, so that no page and no later change can alter it.
 * Does nothing for tools without prizes. Each person wins once with a tool. If the person has a prize already, an
 * unconfirmed browser draws its own, so that strangers do not see the person's.
 */
export async function savePrizes(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  winners: readonly Winner[],
): Promise<void> {
  const drawn = winners.flatMap(({ tool, subscriberId, tokenHash, settings }) => {
    const prize = drawPrize(settings);
    const { shop_id, tool_id } = tool;
    return prize === null
      ? []
      : [{ shop_id, tool_id, subscriber_id: subscriberId, token_hash: tokenHash, ...prize }];
  });
  if (drawn.length === 0) return;
  const keys = drawn.map((one) => `${one.tool_id} ${one.subscriber_id ?? one.token_hash}`);
  // A form that is sent twice at the same time is drawn once. A fixed order prevents deadlocks.
  await sql`
    select pg_advisory_xact_lock(k) from (
      select hashtextextended(key, shop_id) as k
      from unnest(${keys}::text[], ${drawn.map((one) => one.shop_id)}::bigint[]) as d (key, shop_id) order by k
    ) keys`.execute(tx);
  const now = ctx.clock.now();
  const won = await findWon(tx, drawn, now);
  const rows = drawn.flatMap((one, nth) => {
    const hasWon = won.has(keys[nth] ?? '');
    if (hasWon && one.token_hash === null) return [];
    const subscriberId = hasWon ? null : one.subscriber_id;
    return [{ ...one, subscriber_id: subscriberId, prize_id: timeOrderedId(now), won_at: now }];
  });
  if (rows.length > 0) await tx.insertInto('tool_prizes').values(rows).execute();
}

/** Returns the people among these who won with the tool recently. */
async function findWon(
  tx: Tx,
  asked: readonly { shop_id: number; tool_id: string; subscriber_id: string | null }[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select p.tool_id || ' ' || p.subscriber_id as key
    from unnest(${asked.map((one) => one.shop_id)}::bigint[], ${asked.map((one) => one.subscriber_id)}::uuid[],
      ${asked.map((one) => one.tool_id)}::uuid[]) as a (shop_id, subscriber_id, tool_id)
    join tool_prizes p using (shop_id, subscriber_id, tool_id)
    where p.won_at > ${wonSince(now)}`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

function wonSince(now: Date): Date {
  return new Date(now.getTime() - ONCE_IN_DAYS * 24 * 3600 * 1000);
}

/** Returns what a person won with a tool recently. For an unconfirmed browser, returns what that browser won. */
export async function findPrize(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, toolId, browser }: { shopId: number; toolId: string; browser: Browser },
): Promise<Selectable<ToolPrizes> | null> {
  const { subscriberId, tokenHash } = browser;
  const row = await tx
    .selectFrom('tool_prizes')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where((eb) =>
      subscriberId === null ? eb('token_hash', '=', tokenHash) : eb('subscriber_id', '=', subscriberId),
    )
    .where('tool_id', '=', toolId)
    .where('won_at', '>', wonSince(clock.now()))
    .orderBy('won_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a confirmed browser's prize to the person, unless they won with the tool recently. */
export async function adoptPrize(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  {
    shopId,
    toolId,
    subscriberId,
    tokenHash,
  }: { shopId: number; toolId: string } & Record<'subscriberId' | 'tokenHash', string>,
): Promise<void> {
  await sql`
    update tool_prizes p set subscriber_id = ${subscriberId}
    where p.shop_id = ${shopId} and p.token_hash = ${tokenHash} and p.tool_id = ${toolId} and p.subscriber_id is null
      and not exists (select from tool_prizes o where o.shop_id = ${shopId} and o.subscriber_id = ${subscriberId}
        and o.tool_id = ${toolId} and o.won_at > ${wonSince(clock.now())})`.execute(tx);
}

/** Moves a person's prizes to the row that stays after a merge. */
export async function movePrizes(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('tool_prizes')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}

function drawPrize({ wheel, validDays = 30, hasDiscount, discount }: ToolSettings): Prize | null {
  if (wheel) {
    const tickets = ticketsOf(wheel.offers);
    const offer = tickets > 0 ? drawOffer(wheel.offers, randomInt(tickets)) : null;
    if (offer === null) return null;
    const { key, text, message, discountCode, discountPercent } = offer;
    const of = { offer_key: key, offer_text: text, message };
    if (discountCode) return { ...of, ...ofTheStore(discountCode, discountPercent) };
    return discountPercent === null ? null : { ...of, ...ofTheirOwn(discountPercent, validDays) };
  }
  if (!hasDiscount || discount === undefined) return null;
  const of = { offer_key: null, offer_text: '', message: '' };
  if (discount.kind === 'fixed') {
    const isSet = discount.code !== '' && discount.code !== PLACEHOLDER_CODE;
    return isSet ? { ...of, ...ofTheStore(discount.code, discount.percent) } : null;
  }
  return discount.percent === null ? null : { ...of, ...ofTheirOwn(discount.percent, discount.validDays) };
}

function ofTheStore(code: string, percent: number | null) {
  return {
    discount_code: code,
    discount_percent: percent?.toString() ?? null,
    valid_days: null,
    is_made: true,
  };
}

function ofTheirOwn(percent: number, validDays: number) {
  return {
    discount_code: newCode(),
    discount_percent: percent.toString(),
    valid_days: validDays,
    is_made: false,
  };
}
