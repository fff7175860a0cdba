import { audienceWaterfall } from '#features/audiences/server/index.ts';
import { findSenderId } from '#features/channels/server/index.ts';
import { getShop, type Shop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { SCHEDULE_REASONS, type FlightCheck } from '../../contract/flight-check.ts';
import { estimateCost } from '../../rules/estimate-cost.ts';
import { stepsOf } from '../../rules/flight-steps.ts';
import { isAddress } from '../../rules/is-address.ts';
import { reasonSentence } from '../../rules/status-reason.ts';
import { needsOf } from '../../rules/template-needs.ts';
import { sendable } from '../broadcast-templates.ts';
import { findScheduleFault, supportNumberOf, textsOf } from '../check-schedule.ts';
import { readDayRoom } from '../read-day-room.ts';
import { findObstacle } from '../sending/read-standing.ts';
import { findBroadcast, type StoredBroadcast } from '../stored-broadcast.ts';
import { lookAtSome } from './look-at-some.ts';
import { previewSome } from './preview-some.ts';

const SHOWN = 5;

/** What a broadcast would do as it is saved now. Refused with NOT_FOUND. */
export async function checkFlight(
  ctx: Context,
  { shopId, broadcastId }: { shopId: number; broadcastId: string },
): Promise<FlightCheck> {
  const saved = await inShop(ctx.db, shopId, (tx) => findBroadcast(tx, shopId, broadcastId));
  const now = ctx.clock.now();
  const people = await audienceWaterfall(ctx, { shopId, condition: saved.condition, at: now });
  return inShop(ctx.db, shopId, async (tx) => {
    const row = await findBroadcast(tx, shopId, broadcastId);
    const shop = await getShop(tx, shopId);
    const senderId = await findSenderId(tx, shopId, 'WA');
    const at = row.scheduled_at ?? now;
    const audience = people.population;
    const looked = await lookAtSome(tx, row, { shop, audience, at, now });
    const heldOutPercent = row.ab_test?.holdOutPercent ?? 0;
    const dayRoom = await readDayRoom(tx, { shopId, at, audience, broadcastId });
    const waterfall = stepsOf({ people, looked, heldOutPercent, missingOut: dayRoom.missingOut });
    const goes = waterfall.find(({ step }) => step === 'atOnce')?.people ?? 0;
    const [text] = await textsOf(tx, row);
    const variants = text && senderId !== null ? sendable(text.chosen, senderId) : [];
    const category = text?.chosen.template.definition.category === 'UTILITY' ? 'UTILITY' : 'MARKETING';
    const pace = senderId === null ? null : await findPace(tx, shopId, senderId);
    return {
      blocked: await blockOf(ctx, tx, row, senderId),
      waterfall,
      dayRoom,
      expectedFinish: pace === null ? null : new Date(at.getTime() + (goes / pace) * 1000).toISOString(),
      messagesPerSecond: pace,
      cost: estimateCost(looked.countries, goes, category),
      checks: await checksOf(tx, row, { shop, senderId, text, variants: variants.length }),
      previews: previewSome(looked.people.slice(0, SHOWN), {
        variants: variants.length > 0 || !text ? variants : [text.chosen.template],
        attributes: row.attributes,
        supportNumber: await supportNumberOf(tx, row),
        country: shop.country,
      }),
    };
  });
}

async function blockOf(
  ctx: Context,
  tx: Tx,
  row: StoredBroadcast,
  senderId: string | null,
): Promise<FlightCheck['blocked']> {
  const { fault } = await findScheduleFault(ctx, tx, row, senderId);
  const code = SCHEDULE_REASONS.find((reason) => reason === fault);
  return code ? { code, message: ERROR_SENTENCES[code] } : null;
}

/** Messages in a second, as fast as the provider and the number's health allow. */
async function findPace(tx: Tx, shopId: number, senderId: string): Promise<number | null> {
  const sender = await tx
    .selectFrom('senders')
    .select(['sends_per_second', 'pace'])
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  return sender ? Math.max(1, Math.round(sender.sends_per_second * sender.pace)) : null;
}

interface Checked {
  shop: Shop;
  senderId: string | null;
  text: Awaited<ReturnType<typeof textsOf>>[number] | undefined;
  variants: number;
}

async function checksOf(
  tx: Tx,
  row: StoredBroadcast,
  { senderId, text, variants }: Checked,
): Promise<FlightCheck['checks']> {
  const obstacle = senderId === null ? null : await findObstacle(tx, { ...row, sender_id: senderId });
  const template = text ? text.chosen.template : null;
  const links = template ? needsOf(template.definition).links : [];
  const isPlan = obstacle === 'planLapsed' || obstacle === 'planLimit';
  return [
    {
      name: 'template',
      about: template?.name ?? '',
      problem: templateProblem(template !== null, variants),
    },
    {
      name: 'number',
      about: 'WhatsApp',
      problem:
        senderId === null ? 'No WhatsApp number is connected.' : isPlan ? null : reasonSentence(obstacle),
    },
    { name: 'plan', about: '', problem: isPlan ? reasonSentence(obstacle) : null },
    ...links.map((link) => {
      const typed = row.attributes[link]?.trim() ?? '';
      const problem =
        typed === '' || isAddress(typed) ? null : 'This is no web address. It begins with https://.';
      return { name: 'link' as const, about: typed || 'The front page of your store', problem };
    }),
  ];
}

function templateProblem(isChosen: boolean, variants: number): string | null {
  if (!isChosen) return 'No template is chosen yet.';
  return variants === 0 ? ERROR_SENTENCES.TEMPLATE_NOT_APPROVED : null;
}
