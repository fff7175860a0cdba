import { describeFacebook, readReach } from '#features/foundations/channels/server/index.ts';
import { readPlanRoom } from '#features/foundations/plans/server/index.ts';
import { getShop, isStoreSilent } from '#features/foundations/store-data/server/index.ts';
import {
  listRecategorised,
  listStoppedTemplates,
  type SenderTemplate,
} from '#features/foundations/templates/server/index.ts';
import { findStopped } from '#features/product/broadcasts/server/index.ts';
import { countGivenUp, findSenderAlerts } from '#features/product/message-log/server/index.ts';
import { PROTECTED_FIELDS } from '#partners/shopify/payloads/protected-field.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { NeedFacts } from '../contract/need-facts.ts';
import { isNear } from '../rules/is-near.ts';
import {
  findFailedFiles,
  findIdleCampaigns,
  findIdleTools,
  findLockedByPlan,
  findUnmailedFiles,
  REPORTED_DAYS,
} from './need-queries.ts';

/** What waits for a shop's merchant: what stops every message first, then what stops some, then the rest. */
export async function findNeeds(ctx: Context, shopId: number): Promise<NeedFacts[]> {
  const now = ctx.clock.now();
  // The first two are kept beside the shops, and cannot be read as one.
  const [ofSenders, givenUp, ofShop] = await Promise.all([
    findSenderNeeds(ctx, shopId),
    countGivenUp(ctx.db, shopId),
    findInTime(ctx, shopId, async (tx) => ({
      first: await findPageNeeds(tx, shopId, now),
      next: [
        ...(await findPlanNeeds(tx, shopId, now)),
        ...(ctx.settings.arePlansOff ? [] : await findLockedByPlan(tx, shopId, now)),
        ...(await findReachNeeds(tx, shopId, now)),
        ...(await findTemplateNeeds(tx, shopId, now)),
        ...(await findBroadcastNeeds(tx, shopId, now)),
        ...(await findIdleCampaigns(tx, shopId, now)),
        ...(await findIdleTools(tx, shopId, now)),
        ...(await findStoreNeeds(tx, shopId, now)),
      ],
      last: await findFailedFiles(tx, shopId, now),
      unmailed: await findUnmailedFiles(tx, shopId, now),
    })),
  ]);
  const { first, next, last, unmailed } = ofShop;
  // A file's mail is told of with its file, and not once more among what was put aside.
  const putAside = { ...givenUp, mails: Math.max(0, givenUp.mails - unmailed.length) };
  const isPutAside = Object.values(putAside).some((count) => count > 0);
  return [
    ...first,
    ...ofSenders,
    ...next,
    ...(isPutAside ? [{ kind: 'givenUp', ...putAside } as const] : []),
    ...last,
    ...unmailed.slice(0, MOST_UNMAILED),
  ];
}

/** Each is told of on the page of exports; the panel is for the first look. */
const MOST_UNMAILED = 3;

async function findSenderNeeds(ctx: Context, shopId: number): Promise<NeedFacts[]> {
  const { alerts } = await findSenderAlerts(ctx, shopId);
  return alerts.map(({ channel, alert }): NeedFacts => {
    if (alert === 'stopped') return { kind: 'senderStopped', channel };
    return { kind: alert, channel };
  });
}

/** A page that its merchant took away on purpose is missed by nobody. */
async function findPageNeeds(tx: Tx, shopId: number, now: Date): Promise<NeedFacts[]> {
  const { fbStatus } = await describeFacebook(tx, shopId, now);
  return fbStatus === 'disconnected' ? [{ kind: 'pageLost' }] : [];
}

async function findPlanNeeds(tx: Tx, shopId: number, now: Date): Promise<NeedFacts[]> {
  const { plan_limit_reached_at: reachedAt } = await getShop(tx, shopId);
  if (reachedAt) return [{ kind: 'planLimitReached' }];
  const { isCapNear, usage } = await readPlanRoom(tx, shopId, now);
  if (isCapNear) return [{ kind: 'planCapNear' }];
  return usage && isNear(usage) ? [{ kind: 'planUsageNear', ...usage }] : [];
}

async function findReachNeeds(tx: Tx, shopId: number, now: Date): Promise<NeedFacts[]> {
  const reach = await readReach(tx, shopId, now);
  if (reach === null) return [];
  const room = { used: reach.used, most: reach.limit };
  return isNear(room) ? [{ kind: 'dayLimitNear', ...room }] : [];
}

async function findBroadcastNeeds(tx: Tx, shopId: number, now: Date): Promise<NeedFacts[]> {
  const stopped = await findStopped(tx, shopId, new Date(now.getTime() - REPORTED_DAYS * DAY_MS));
  return stopped.map((one) => ({ kind: 'broadcastStopped', ...one }));
}

async function findTemplateNeeds(tx: Tx, shopId: number, now: Date): Promise<NeedFacts[]> {
  const stopped = oneOfName(await listStoppedTemplates(tx, shopId));
  // What it counts as cannot be changed: it is told of for a while, and stays on the template's row.
  const counted = await listRecategorised(tx, shopId, new Date(now.getTime() - REPORTED_DAYS * DAY_MS));
  return [
    ...stopped.map(({ name, isOwn, status, reason }): NeedFacts => ({
      kind: kindOf(status),
      name,
      isOwn,
      reason: reason ?? '',
    })),
    ...oneOfName(counted).map(({ name, isOwn }): NeedFacts => ({
      kind: 'templateRecategorised',
      name,
      isOwn,
    })),
  ];
}

/** In several languages it is one template to its merchant; the latest word stands for all. */
function oneOfName(latestFirst: readonly SenderTemplate[]): SenderTemplate[] {
  const byName = new Map(latestFirst.toReversed().map((template) => [template.name, template]));
  return [...byName.values()].toReversed();
}

function kindOf(status: string): 'templateRejected' | 'templatePaused' | 'templateDisabled' {
  if (status === 'REJECTED') return 'templateRejected';
  return status === 'DISABLED' ? 'templateDisabled' : 'templatePaused';
}

async function findStoreNeeds(tx: Tx, shopId: number, now: Date): Promise<NeedFacts[]> {
  const shop = await getShop(tx, shopId);
  const { refused_webhook: topic, is_recovery_url_withheld: isWithheld } = shop;
  const fields = PROTECTED_FIELDS.filter((field) => shop.withheld_fields.includes(field));
  const withheld = fields.length > 0 ? [{ kind: 'fieldsWithheld' as const, fields }] : [];
  // What is withheld may be why it is silent.
  if (await isStoreSilent(tx, shopId, now)) return [{ kind: 'storeSilent' }, ...withheld];
  return [
    ...withheld,
    ...(topic === null ? [] : [{ kind: 'webhookRefused' as const, topic }]),
    ...(isWithheld ? [{ kind: 'recoveryUrlWithheld' as const }] : []),
  ];
}
