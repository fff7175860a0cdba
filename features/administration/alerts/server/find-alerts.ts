import { describeFacebook, readReach } from '#features/foundations/channels/server/index.ts';
import { readPlanUsage } from '#features/foundations/plans/server/index.ts';
import { getShop, isStoreSilent } from '#features/foundations/store-data/server/index.ts';
import {
  listRecategorised,
  listStoppedTemplates,
  type SenderTemplate,
} from '#features/foundations/templates/server/index.ts';
import { findStopped } from '#features/product/broadcasts/server/index.ts';
import { countGivenUp, findSenderAlerts } from '#features/product/sender-health/server/index.ts';
import { PROTECTED_FIELDS } from '#partners/shopify/payloads/protected-field.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { isNear } from '../rules/is-near.ts';
import {
  findFailedFiles,
  findIdleCampaigns,
  findIdleTools,
  findLockedByPlan,
  findUnmailedFiles,
  REPORTED_DAYS,
} from './alert-queries.ts';
import { findSetUpAlerts } from './find-set-up-alerts.ts';

/**
 * Finds the alerts of a shop, most severe first: lost pages, senders, plans and campaigns, failed work, files, then
 * open steps of the set-up.
 */
export async function findAlerts(ctx: Context, shopId: number): Promise<AlertFacts[]> {
  const now = ctx.clock.now();
  // These two use the whole database, so they run outside the shop's transaction.
  const [ofSenders, givenUp, ofShop] = await Promise.all([
    findStoppedSenderAlerts(ctx, shopId),
    countGivenUp(ctx.db, shopId),
    findInTime(ctx, shopId, async (tx) => {
      const first = await findPageAlerts(tx, shopId, now);
      const setUp = await findSetUpAlerts(tx, shopId, { isPageLost: first.length > 0 });
      return {
        first: [...first, ...setUp.severe],
        steps: setUp.steps,
        ...(await findShopAlerts(ctx, tx, shopId, now)),
      };
    }),
  ]);
  const { first, next, steps, last, unmailed } = ofShop;
  // An e-mail of an export has its own alert, so it is not counted again as failed work.
  const remaining = { ...givenUp, mails: Math.max(0, givenUp.mails - unmailed.length) };
  const hasGivenUp = Object.values(remaining).some((count) => count > 0);
  return [
    ...first,
    ...ofSenders,
    ...next,
    ...(hasGivenUp ? [{ kind: 'givenUp', ...remaining } as const] : []),
    ...last,
    ...unmailed.slice(0, MOST_UNMAILED),
    ...steps,
  ];
}

async function findShopAlerts(ctx: Context, tx: Tx, shopId: number, now: Date) {
  return {
    next: [
      ...(await findPlanAlerts(tx, shopId, now)),
      ...(ctx.settings.arePlansOff ? [] : await findLockedByPlan(tx, shopId, now)),
      ...(await findReachAlerts(tx, shopId, now)),
      ...(await findTemplateAlerts(tx, shopId, now)),
      ...(await findBroadcastAlerts(tx, shopId, now)),
      ...(await findIdleCampaigns(tx, shopId, now)),
      ...(await findIdleTools(tx, shopId, now)),
      ...(await findStoreAlerts(tx, shopId, now)),
    ],
    last: await findFailedFiles(tx, shopId, now),
    unmailed: await findUnmailedFiles(tx, shopId, now),
  };
}

/** The page "Exports" shows them all, so the panel shows only the newest. */
const MOST_UNMAILED = 3;

async function findStoppedSenderAlerts(ctx: Context, shopId: number): Promise<AlertFacts[]> {
  const { alerts } = await findSenderAlerts(ctx, shopId);
  return alerts.map(({ channel, alert }): AlertFacts => {
    if (alert === 'stopped') return { kind: 'senderStopped', channel };
    return { kind: alert, channel };
  });
}

/** Finds a lost page. A page that the merchant disconnected on purpose is not an alert. */
async function findPageAlerts(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const { fbStatus } = await describeFacebook(tx, shopId, now);
  return fbStatus === 'disconnected' ? [{ kind: 'pageLost' }] : [];
}

async function findPlanAlerts(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const { plan_limit_reached_at: reachedAt } = await getShop(tx, shopId);
  if (reachedAt) return [{ kind: 'planLimitReached' }];
  const { isCapNear, usage } = await readPlanUsage(tx, shopId, now);
  if (isCapNear) return [{ kind: 'planCapNear' }];
  return usage && isNear(usage) ? [{ kind: 'planUsageNear', ...usage }] : [];
}

async function findReachAlerts(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const reach = await readReach(tx, shopId, now);
  if (reach === null) return [];
  const room = { used: reach.used, most: reach.limit };
  return isNear(room) ? [{ kind: 'dayLimitNear', ...room }] : [];
}

async function findBroadcastAlerts(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const stopped = await findStopped(tx, shopId, new Date(now.getTime() - REPORTED_DAYS * DAY_MS));
  return stopped.map((one) => ({ kind: 'broadcastStopped', ...one }));
}

async function findTemplateAlerts(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const stopped = oneOfName(await listStoppedTemplates(tx, shopId));
  // The merchant cannot change the category. The alert disappears after some days, but the template's row keeps the
  // note.
  const counted = await listRecategorised(tx, shopId, new Date(now.getTime() - REPORTED_DAYS * DAY_MS));
  return [
    ...stopped.map(({ name, isOwn, status, reason }): AlertFacts => ({
      kind: kindOf(status),
      name,
      isOwn,
      reason: reason ?? '',
    })),
    ...oneOfName(counted).map(({ name, isOwn }): AlertFacts => ({
      kind: 'templateRecategorised',
      name,
      isOwn,
    })),
  ];
}

/** Keeps the latest entry of each name. Merchants see the languages of a template as one template. */
function oneOfName(latestFirst: readonly SenderTemplate[]): SenderTemplate[] {
  const byName = new Map(latestFirst.toReversed().map((template) => [template.name, template]));
  return [...byName.values()].toReversed();
}

function kindOf(status: string): 'templateRejected' | 'templatePaused' | 'templateDisabled' {
  if (status === 'REJECTED') return 'templateRejected';
  return status === 'DISABLED' ? 'templateDisabled' : 'templatePaused';
}

async function findStoreAlerts(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const shop = await getShop(tx, shopId);
  const { refused_webhook: topic, is_recovery_url_withheld: isWithheld } = shop;
  const fields = PROTECTED_FIELDS.filter((field) => shop.withheld_fields.includes(field));
  const withheld = fields.length > 0 ? [{ kind: 'fieldsWithheld' as const, fields }] : [];
  // A withheld field may explain why the store does not answer.
  if (await isStoreSilent(tx, shopId, now)) return [{ kind: 'storeSilent' }, ...withheld];
  return [
    ...withheld,
    ...(topic === null ? [] : [{ kind: 'webhookRefused' as const, topic }]),
    ...(isWithheld ? [{ kind: 'recoveryUrlWithheld' as const }] : []),
  ];
}
