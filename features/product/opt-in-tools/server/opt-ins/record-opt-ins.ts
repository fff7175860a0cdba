import { findErased, grantConsents, offerShown } from '#features/foundations/consent/server/index.ts';
import { findOrCreateByPhone, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { findKnownBrowsers, giveShopperTokens } from '#features/foundations/visits/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toBatches } from '#platform/inbox/to-batches.ts';
import { noteSignUps } from '../experiments/experiments.ts';
import { savePrizes } from '../prizes/prizes.ts';
import { addToToolDays } from '../tool-days.ts';
import type { AskedOptIn, OptInOutcome } from './asked-opt-in.ts';
import type { KnownTools } from './known-tools.ts';
import type { FlowWatch } from './measure-flow.ts';
import { readOptIns, type ReadyOptIn } from './read-opt-ins.ts';

/** The state that is kept between batches. */
export interface OptInWatch {
  tools: KnownTools;
  flow: FlowWatch;
}

/**
 * Stores shoppers' consents given through tools. Each has the person and the proof or neither, with a statement for
 * each table. The wording is our own record of the tool, not the page's claim. Everybody gets the same offer of a link
 * that confirms it in WhatsApp; it is null while the shop has no number there. In a flood only the shown wording is
 * stored, until the person's own message says whose it is. Returns the outcomes in their order.
 */
export async function recordOptIns(
  ctx: Context,
  tx: Tx,
  { tools, flow }: OptInWatch,
  asked: readonly AskedOptIn[],
): Promise<OptInOutcome[]> {
  const read = await readOptIns(ctx, tx, tools, asked);
  const ready = read.flatMap((one) => (one instanceof AppError ? [] : [one]));
  const outcomes = new Map<ReadyOptIn, OptInOutcome>();
  await askToConfirm(ctx, tx, { flood: ready.filter((one) => one.looksFarmed), doubleOptIns: [] }, outcomes);
  const honest = ready.filter((one) => !one.looksFarmed);
  // Opt-ins of the same number are stored one after the other.
  for (const wave of toBatches(honest, ({ shop, phoneE164 }) => [`${shop.shop_id} ${phoneE164}`]))
    for (let open = wave; open.length > 0;) open = await recordAsRoomIs(ctx, tx, { open, flow }, outcomes);
  return read.map((one) => (one instanceof AppError ? one : (outcomes.get(one) ?? new AppError('INTERNAL'))));
}

/** Stores as many opt-ins of each shop as are surely no flood, the others as a flood. Returns the rest. */
async function recordAsRoomIs(
  ctx: Context,
  tx: Tx,
  { open, flow }: { open: readonly ReadyOptIn[]; flow: FlowWatch },
  outcomes: Map<ReadyOptIn, OptInOutcome>,
): Promise<ReadyOptIn[]> {
  const byShop = Map.groupBy(open, ({ shop }) => shop.shop_id);
  const rooms = await flow.holdRoom(
    tx,
    [...byShop].map(([shopId, ofShop]) => ({ shopId, today: ofShop[0]?.today ?? '', count: ofShop.length })),
  );
  const flood = open.filter(({ shop }) => !rooms.has(shop.shop_id));
  const now = [...byShop].flatMap(([shopId, ofShop]) => ofShop.slice(0, rooms.get(shopId) ?? 0));
  const isWaiting = ({ settings }: ReadyOptIn) => settings.isDoubleOptIn;
  await askToConfirm(ctx, tx, { flood, doubleOptIns: now.filter(isWaiting) }, outcomes);
  await grant(
    ctx,
    tx,
    now.filter((one) => !isWaiting(one)),
    outcomes,
  );
  return open.filter((one) => !outcomes.has(one));
}

/** Their numbers are not stored. Their own message says who they are. */
async function askToConfirm(
  ctx: Context,
  tx: Tx,
  { flood, doubleOptIns }: { flood: readonly ReadyOptIn[]; doubleOptIns: readonly ReadyOptIn[] },
  outcomes: Map<ReadyOptIn, OptInOutcome>,
): Promise<void> {
  // Nobody could confirm it.
  for (const one of flood) if (one.confirmUrl === null) outcomes.set(one, new AppError('TOO_MANY_REQUESTS'));
  for (const one of doubleOptIns)
    if (one.confirmUrl === null) outcomes.set(one, new AppError('SENDER_NOT_CONNECTED'));
  const asked = [...flood, ...doubleOptIns].filter(({ confirmUrl }) => confirmUrl !== null);
  const shown = asked.map(({ shop, proof }) => ({ shopId: shop.shop_id, subscriberId: null, proof }));
  await offerShown(ctx, tx, shown);
  await countFlood(
    tx,
    flood.filter(({ confirmUrl }) => confirmUrl !== null),
  );
  // In an experiment, both designs ask for confirmation alike, so the request to sign up counts.
  await noteSignUps(
    tx,
    'WA',
    doubleOptIns.filter(({ confirmUrl }) => confirmUrl !== null).map((one) => signUpOf(ctx, one)),
  );
  for (const one of asked)
    outcomes.set(one, { confirmUrl: one.confirmUrl, mustConfirm: true, shopperToken: null });
}

async function countFlood(tx: Tx, flood: readonly ReadyOptIn[]): Promise<void> {
  const byTool = Map.groupBy(flood, ({ tool }) => tool);
  const days = [...byTool].map(([tool, ofTool]) => {
    const counts = { toConfirm: ofTool.length };
    return { shopId: tool.shop_id, toolId: tool.tool_id, day: ofTool[0]?.today ?? '', counts };
  });
  await addToToolDays(tx, days);
}

async function grant(
  ctx: Context,
  tx: Tx,
  granted: readonly ReadyOptIn[],
  outcomes: Map<ReadyOptIn, OptInOutcome>,
): Promise<void> {
  if (granted.length === 0) return;
  const erased = await findErased(
    ctx,
    tx,
    granted.map((one) => ({ shopId: one.shop.shop_id, address: one.phoneE164, one })),
  );
  const silent = [...erased].map(({ one }) => ({ one, subscriberId: null, isTheirBrowser: false }));
  await offerShown(
    ctx,
    tx,
    silent.map(({ one: { shop, proof } }) => ({ shopId: shop.shop_id, subscriberId: null, proof })),
  );
  const others = granted.filter((one) => silent.every((other) => other.one !== one));
  const kept = [...silent, ...(await grantToPeople(ctx, tx, others))];
  const tokens = await giveShopperTokens(
    ctx,
    tx,
    kept.map(({ one, subscriberId, isTheirBrowser }) => ({
      shopId: one.shop.shop_id,
      subscriberId: isTheirBrowser ? subscriberId : null,
      visitorId: one.given.visitorId,
      confirmationCode: one.proof.confirmationCode,
    })),
  );
  await savePrizes(
    ctx,
    tx,
    kept.map(({ one: { tool, settings }, subscriberId, isTheirBrowser }, nth) => {
      return {
        tool,
        settings,
        subscriberId,
        tokenHash: isTheirBrowser ? null : (tokens[nth]?.tokenHash ?? null),
      };
    }),
  );
  // The same for unknown, known and erased numbers.
  for (const [nth, { one }] of kept.entries()) {
    const shopperToken = tokens[nth]?.token ?? null;
    outcomes.set(one, { confirmUrl: one.confirmUrl, mustConfirm: false, shopperToken });
  }
}

/** An opt-in of a stored person, and whether its browser is known to be theirs. */
interface StoredOptIn {
  one: ReadyOptIn;
  subscriberId: string;
  isTheirBrowser: boolean;
}

async function grantToPeople(ctx: Context, tx: Tx, granted: readonly ReadyOptIn[]): Promise<StoredOptIn[]> {
  if (granted.length === 0) return [];
  const people = await findOrCreateByPhone(
    ctx,
    tx,
    granted.map(({ shop, phoneE164, proof, given }) => {
      const { locale, toolType: origin } = proof;
      return { shopId: shop.shop_id, phoneE164, locale, visitorId: given.visitorId, origin };
    }),
  );
  const known = granted.flatMap((one, nth) => {
    const person = people[nth];
    return person ? [{ one, subscriber: person.row, isOnRow: person.isNew }] : [];
  });
  const became = await grantConsents(
    ctx,
    tx,
    known.map(({ one, subscriber, isOnRow }) => ({ subscriber, proof: one.proof, isOnRow })),
  );
  const signedUp = known.filter((_one, nth) => became[nth] === 'granted');
  await noteSignUps(
    tx,
    'WA',
    signedUp.map(({ one }) => signUpOf(ctx, one)),
  );
  return withBrowsers(tx, known);
}

/** A new person's first browser is theirs. For a known person, it is theirs if they used it before. */
async function withBrowsers(
  tx: Tx,
  known: readonly { one: ReadyOptIn; subscriber: Subscriber; isOnRow: boolean }[],
): Promise<StoredOptIn[]> {
  const asked = known.map(({ one, subscriber, isOnRow }) => ({
    one,
    shopId: one.shop.shop_id,
    subscriberId: subscriber.subscriber_id,
    visitorId: one.given.visitorId,
    // Tokens of earlier releases do not name their browser, but the row names the last one.
    isTheirs: isOnRow || subscriber.visitor_id === one.given.visitorId,
  }));
  const browsers = await findKnownBrowsers(
    tx,
    asked.filter(({ isTheirs }) => !isTheirs),
  );
  return asked.map((browser) => {
    const { one, subscriberId, isTheirs } = browser;
    return { one, subscriberId, isTheirBrowser: isTheirs || browsers.has(browser) };
  });
}

function signUpOf({ clock }: Context, { shop, given }: ReadyOptIn) {
  return { shopId: shop.shop_id, visitorId: given.visitorId, at: clock.now() };
}
