import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { countCycleUsage } from '#features/foundations/plans/server/index.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import type { MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { AudienceWaterfall } from '#features/product/audiences/contract/audience-condition.ts';
import { audienceWaterfall } from '#features/product/audiences/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import { SCHEDULE_REASONS, type FlightCheck } from '../../contract/flight-check.ts';
import { divideAbTest } from '../../rules/divide-ab-test.ts';
import { estimateCost } from '../../rules/flight/estimate-cost.ts';
import { countRecipients, stepsOf } from '../../rules/flight/flight-steps.ts';
import { planRoom } from '../../rules/flight/plan-room.ts';
import { reasonSentence } from '../../rules/status-reason.ts';
import { texts as words } from '../../texts/all.ts';
import { applyChange } from '../apply-change.ts';
import { sendable } from '../broadcast-templates.ts';
import { findScheduleFault, supportNumberOf, textsOf } from '../check-schedule.ts';
import { listToCome } from '../list-to-come.ts';
import { readDayRoom } from '../read-day-room.ts';
import { findObstacle } from '../sending/read-standing.ts';
import { linksOf } from '../start/links-of.ts';
import { findBroadcast, isOpen, type StoredBroadcast } from '../stored-broadcast.ts';
import { checkLinks } from './check-links.ts';
import { checkSome, type Person } from './check-some.ts';
import { finishOf } from './finish-of.ts';
import { previewSome } from './preview-some.ts';

const SHOWN = 5;

interface Asked {
  shopId: number;
  broadcastId: string;
  /** Changes that are not saved. */
  changes?: Parameters<typeof applyChange>[2];
}

/**
 * Returns what a broadcast would do as it is saved now, or with changes. Throws NOT_FOUND, and for changes MALFORMED_REQUEST,
 * and BROADCAST_UNDER_WAY once it is sent.
 */
export async function checkFlight(
  ctx: Context,
  { shopId, broadcastId, changes }: Asked,
): Promise<FlightCheck> {
  const now = ctx.clock.now();
  const row = await inShop(ctx.db, shopId, async (tx) => {
    const saved = await findBroadcast(tx, shopId, broadcastId);
    if (changes === undefined) return saved;
    if (!isOpen(saved)) throw new AppError('BROADCAST_UNDER_WAY');
    return applyChange(tx, saved, changes, now);
  });
  const people = await audienceWaterfall(ctx, { shopId, condition: row.condition, at: now });
  const { addresses, ...check } = await inShop(ctx.db, shopId, (tx) =>
    checkRow(ctx, tx, row, { people, now }),
  );
  // No outside request runs inside a transaction.
  return { ...check, checks: [...check.checks, ...(await checkLinks(ctx, addresses))] };
}

async function checkRow(
  ctx: Context,
  tx: Tx,
  row: StoredBroadcast,
  { people, now }: { people: AudienceWaterfall; now: Date },
): Promise<FlightCheck & { addresses: string[] }> {
  const { shop_id: shopId, broadcast_id: broadcastId } = row;
  const shop = await getShop(tx, shopId);
  const senderId = await findSenderId(tx, shopId, 'WA');
  const at = row.scheduled_at ?? now;
  const audience = people.population;
  const looked = await checkSome(tx, row, { shop, audience, at, now });
  const facts = { people, looked, heldOutPercent: row.ab_test?.holdOutPercent ?? 0 };
  const recipients = countRecipients(facts);
  const others = await listToCome(tx, { shopId, now, broadcastId });
  const dayRoom = await readDayRoom(tx, { shopId, at, audience, now, broadcastId });
  const usage = await countCycleUsage(tx, shopId, { at, now });
  const plan = usage && planRoom({ ...usage, at, others, recipients });
  const over = { overDay: dayRoom.missingOut, overPlan: plan?.missingOut ?? 0 };
  const texts = (await textsOf(tx, row)).map((text) => ({
    ...text,
    variants: senderId === null ? [] : sendable(text.chosen.variants, senderId),
  }));
  const pace = senderId === null ? null : await findPace(tx, shopId, senderId);
  const finish = pace === null ? null : finishOf(row, { looked, at, now, ...over, others, perSecond: pace });
  return {
    blocked: await blockOf(tx, row, { senderId, now }),
    waterfall: stepsOf({ ...facts, ...over }),
    recipients,
    isCatchingUp: people.isCatchingUp ?? false,
    dayRoom,
    planRoom: plan,
    expectedStart: finish?.firstAt?.toISOString() ?? null,
    expectedFinish: finish?.at?.toISOString() ?? null,
    finishReasons: finish?.reasons ?? [],
    messagesPerSecond: pace,
    abTest: divideAbTest(row.ab_test, audience),
    cost: estimateCost({
      sampled: looked.countries,
      people: recipients,
      category: categoryOf(texts, senderId),
      at,
    }),
    checks: await checksOf(ctx, tx, row, senderId, texts),
    previews: await previewsOf(tx, row, { shop, people: looked.people, texts }),
    addresses: addressesOf(texts, shop),
  };
}

/** A template of the broadcast, with the languages that may be sent now. */
type Text = Awaited<ReturnType<typeof textsOf>>[number] & { variants: MerchantTemplate[] };

/** The text for the rest of an A/B test is unknown, so the more expensive one counts. */
function categoryOf(texts: readonly Text[], senderId: string | null): 'MARKETING' | 'UTILITY' {
  // The provider charges by its own category, whatever the template was submitted as.
  const areUtility = texts.every(({ variants }) =>
    variants.every(({ standings }) =>
      standings.every((one) => one.senderId !== senderId || one.category === 'UTILITY'),
    ),
  );
  const canBeSent = texts.length > 0 && texts.every(({ variants }) => variants.length > 0);
  return canBeSent && areUtility ? 'UTILITY' : 'MARKETING';
}

async function previewsOf(
  tx: Tx,
  row: StoredBroadcast,
  { shop, people, texts }: { shop: Shop; people: readonly Person[]; texts: readonly Text[] },
): Promise<FlightCheck['previews']> {
  const supportNumber = await supportNumberOf(tx, row);
  const shown = people.slice(0, SHOWN);
  return texts.flatMap(({ arm, chosen, attributes, variants }) =>
    previewSome(shown, {
      arm: row.ab_test ? arm : null,
      variants: variants.length > 0 ? variants : [chosen.template],
      attributes,
      supportNumber,
      country: shop.country,
    }),
  );
}

async function blockOf(
  tx: Tx,
  row: StoredBroadcast,
  facts: { senderId: string | null; now: Date },
): Promise<FlightCheck['blocked']> {
  // The time of a broadcast that is booked already comes and goes.
  const judged = row.status === 'draft' ? row : { ...row, scheduled_at: facts.now };
  const { fault, missing } = await findScheduleFault(tx, judged, facts);
  const code = SCHEDULE_REASONS.find((reason) => reason === fault);
  if (code === undefined) return null;
  // The specification's sentence names nothing, and the form is long.
  const isNamed = code === 'DETAILS_NOT_FILLED';
  return { code, message: isNamed ? words.missingDetails[missing] : everySentenceFor(code) };
}

/** Messages per second, as fast as the provider and the number's health allow. */
async function findPace(tx: Tx, shopId: number, senderId: string): Promise<number | null> {
  const sender = await tx
    .selectFrom('senders')
    .select(['sends_per_second', 'pace'])
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  return sender ? Math.max(1, Math.round(sender.sends_per_second * sender.pace)) : null;
}

async function checksOf(
  ctx: Pick<Context, 'settings'>,
  tx: Tx,
  row: StoredBroadcast,
  senderId: string | null,
  texts: readonly Text[],
): Promise<FlightCheck['checks']> {
  const obstacle = senderId === null ? null : await findObstacle(tx, { ...row, sender_id: senderId });
  const isPlan = obstacle === 'planLapsed' || obstacle === 'planLimit';
  return [
    ...(row.ab_test ? (['A', 'B'] as const) : (['A'] as const)).map((arm) =>
      checkTemplate(texts.find((text) => text.arm === arm)),
    ),
    {
      name: 'number',
      about: 'WhatsApp',
      problem: senderId === null ? words.flightChecks.noNumber : isPlan ? null : reasonSentence(obstacle),
    },
    ...(isPlan || !ctx.settings.arePlansOff
      ? [{ name: 'plan' as const, about: '', problem: isPlan ? reasonSentence(obstacle) : null }]
      : []),
  ];
}

function checkTemplate(text: Text | undefined): FlightCheck['checks'][number] {
  if (!text) return { name: 'template', about: '', problem: words.flightChecks.noTemplate };
  const problem = text.variants.length === 0 ? everySentenceFor('TEMPLATE_NOT_APPROVED') : null;
  return { name: 'template', about: text.chosen.template.name, problem };
}

/**
 * The targets of the links in its templates, as typed or from the template. An invalid one is reported as a blocking
 * problem.
 */
function addressesOf(texts: readonly Text[], shop: Shop): string[] {
  return texts.flatMap(({ chosen, attributes }) =>
    Object.values(linksOf(chosen.template.definition, { attributes, shop, broadcastName: null })),
  );
}
