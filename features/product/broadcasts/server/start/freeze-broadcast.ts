import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import {
  changeSending,
  createSending,
  type Recipient,
} from '#features/engine/messaging/server/sendings-api.ts';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import { namelessIn } from '#features/foundations/templates/contract/nameless.ts';
import type { MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import { audiencePeople, checkBits } from '#features/product/audiences/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { FIRST_NAME, type BroadcastAttributes } from '../../contract/broadcast.ts';
import { GOOD_FOR_MS } from '../../rules/good-for.ts';
import { mayGo, type Arm, type Part, type PartOf } from '../../rules/parts.ts';
import { FIRST_NAME_VALUE, toBroadcastContent } from '../../rules/to-broadcast-content.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';
import { takeAudience } from './audience-table.ts';
import { linksOf } from './links-of.ts';
import { splitByLanguage, splitByPart, splitByZone, type Which } from './split-audience.ts';

/** The content of a broadcast, for each text of its A/B test, in the languages that may be sent. */
export interface FrozenText {
  arm: Arm;
  variants: MerchantTemplate[];
  attributes: BroadcastAttributes;
}

interface Freeze {
  row: StoredBroadcast;
  shop: Shop;
  senderId: string;
  supportNumber: string;
  texts: FrozenText[];
}

export interface Frozen {
  recipients: number;
  heldOut: number;
  /** The latest time at which a person of its first part is due. */
  firstDueAt: Date;
}

/**
 * Freezes the audience and the content of a broadcast at this moment: one sending for each text, language, time zone
 * and part. From the commit on, later changes do not affect its recipients.
 */
export async function freezeBroadcast(ctx: Context, tx: Tx, freeze: Freeze): Promise<Frozen> {
  const { row, shop } = freeze;
  const { shop_id: shopId, broadcast_id: broadcastId } = row;
  const asked = { shopId, condition: row.condition, at: ctx.clock.now() };
  const people = await audiencePeople(tx, asked);
  const seed = Number.parseInt(broadcastId.replaceAll('-', '').slice(-12), 16);
  const audience = await takeAudience(tx, { shopId, seed, people });
  await checkBits(ctx, tx, asked, audience);
  const frozen: Frozen = { recipients: 0, heldOut: 0, firstDueAt: ctx.clock.now() };
  if (audience === 0) return frozen;
  const zones = await splitByZone(tx, row, shop);
  for (const { part, arm, who } of await splitByPart(tx, row, audience)) {
    const text = freeze.texts.find((one) => one.arm === arm);
    if (!text) throw new Error(`a broadcast without its text ${arm}`);
    const languages = await splitByLanguage(tx, text.variants, shop.country);
    for (const { variant, who: reads } of languages)
      for (const { dueAt, who: lives } of zones) {
        const which = sql<boolean>`(${who}) and (${reads}) and (${lives})`;
        const count = await freezePart(ctx, tx, freeze, { part, arm, text, variant, dueAt, which });
        addCount(frozen, { part, arm }, count, dueAt);
      }
  }
  return frozen;
}

function addCount(frozen: Frozen, { part, arm }: PartOf, count: number, dueAt: Date): void {
  if (part === 'heldOut') frozen.heldOut += count;
  // The rest of an A/B test is stored twice, once for each text.
  else if (part !== 'rest' || arm === 'A') frozen.recipients += count;
  if (part === 'canary' || part === 'test')
    frozen.firstDueAt = new Date(Math.max(frozen.firstDueAt.getTime(), dueAt.getTime()));
}

interface PartToFreeze extends PartOf {
  text: FrozenText;
  variant: MerchantTemplate;
  dueAt: Date;
  which: Which;
}

async function freezePart(ctx: Context, tx: Tx, freeze: Freeze, given: PartToFreeze): Promise<number> {
  const { row, senderId } = freeze;
  const { shop_id: shopId, broadcast_id: broadcastId } = row;
  const { part, arm, variant, dueAt } = given;
  const { definition } = variant;
  const sendingId = randomUUID();
  const { attributes } = given.text;
  const recipients = await createSending(
    ctx,
    tx,
    {
      shopId,
      sendingId,
      senderId,
      channel: 'WA',
      // Nobody requested a broadcast. So it needs marketing consent, quiet hours and caps, whatever its template's category.
      purpose: 'marketing',
      source: { kind: 'broadcast', type: 'broadcast', id: broadcastId },
      content: toBroadcastContent(definition, { attributes, supportNumber: freeze.supportNumber }),
      valueNames: [FIRST_NAME_VALUE],
      links: linksOf(definition, { attributes, shop: freeze.shop, broadcastName: row.name }),
      priority: PRIORITY.broadcast,
      dueAt,
      expiresAt: new Date(
        Math.max(ctx.clock.now().getTime(), dueAt.getTime()) + waitMsOf(row, part) + GOOD_FOR_MS,
      ),
    },
    recipientsOf(given.which, attributes[FIRST_NAME] || namelessIn(variant.language)),
  );
  if (recipients > 0)
    await tx
      .insertInto('broadcast_sendings')
      .values({
        shop_id: shopId,
        broadcast_id: broadcastId,
        sending_id: sendingId,
        part,
        arm,
        template_name: definition.name,
        language: variant.language,
        recipients,
      })
      .execute();
  const course = { hasAbTest: row.ab_test !== null, isWatched: true, restArm: null };
  if (part === 'heldOut') await changeSending(ctx, tx, { shopId, sendingId }, 'cancelled');
  else if (!mayGo(given, course)) await changeSending(ctx, tx, { shopId, sendingId }, 'paused');
  return recipients;
}

/** How long a part waits: the rest of an A/B test, until it may be decided. */
function waitMsOf({ ab_test: abTest }: StoredBroadcast, part: Part): number {
  return part === 'rest' && abTest !== null ? abTest.decideAfterMinutes * 60_000 : 0;
}

function recipientsOf(which: Which, nameless: string) {
  return sql<Recipient>`
    select subscriber_id, array[coalesce(first_name, ${nameless}::text)] as value_texts from taken_people where ${which}`;
}
