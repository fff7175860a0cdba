import {
  findAttributes,
  findSenderId,
  readNumberWords,
} from '#features/foundations/channels/server/index.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { sourceCounts } from '#features/product/analytics/server/index.ts';
import { describeCondition } from '#features/product/audiences/contract/describe-condition.ts';
import { SEGMENT_RULES } from '#features/product/audiences/segment-rule-list.ts';
import { findWords } from '#features/product/audiences/server/index.ts';
import { listImports } from '#features/product/imports/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { currencyDigits } from '#platform/money/minor-units.ts';
import type {
  Broadcast,
  BroadcastAnalytics,
  BroadcastListItem,
  BroadcastStatus,
} from '../contract/broadcast.ts';
import type { SendingBroadcast } from '../contract/sending-calls.ts';
import { isWaitReason, reasonSentence } from '../rules/status-reason.ts';
import { describeApproval, type Sender } from './approval-queries.ts';
import { listChosen, toWireTemplate } from './broadcast-templates.ts';
import { isHeldBack } from './sending/change-sending.ts';
import { readProgress } from './sending/read-progress.ts';
import { wallOf, type StoredBroadcast } from './stored-broadcast.ts';

const ON_THE_WIRE: Record<StoredBroadcast['status'], BroadcastStatus> = {
  draft: 'draft',
  scheduled: 'active',
  sending: 'sending',
  sent: 'sent',
  failed: 'Failed',
};

const MOST_IMPORTS = 100;

type Counts = Omit<BroadcastAnalytics, 'revenue'>;

const NOTHING: Counts = {
  sent: 0,
  delivered: 0,
  failed: 0,
  read: 0,
  readNumber: 0,
  CTR: 0,
  CTRNumber: 0,
  revenueMinor: 0,
};

export function toAnalytics(counts: Counts | undefined, currency: string): BroadcastAnalytics {
  const found = counts ?? NOTHING;
  return { ...found, revenue: found.revenueMinor / 10 ** currencyDigits(currency) };
}

/** A broadcast that is being sent, as its progress and its buttons need it. */
export function toSendingBroadcast(row: StoredBroadcast): SendingBroadcast {
  const { broadcast_id: id, name: broadcastName, started_at: startedAt } = row;
  return { id, broadcastName, ...standingOf(row), startedAt: startedAt?.toISOString() ?? null };
}

/** The fields that the API returns beside the status. */
export function standingOf(row: StoredBroadcast) {
  return {
    status: ON_THE_WIRE[row.status],
    isPaused: row.is_paused,
    isCancelled: row.is_cancelled,
    isHeldBack: isHeldBack(row),
    isWaiting: row.status === 'sending' && !row.is_paused && isWaitReason(row.status_reason),
    statusReason: reasonSentence(row.status_reason),
  };
}

export function toListItem(
  row: StoredBroadcast,
  { time_zone: timeZone }: Pick<Shop, 'time_zone'>,
  { analytics, audienceName }: Pick<BroadcastListItem, 'analytics' | 'audienceName'>,
): BroadcastListItem {
  return {
    id: row.broadcast_id,
    broadcastName: row.name,
    ...standingOf(row),
    scheduleTime: row.scheduled_at?.toISOString() ?? null,
    scheduledFor: wallOf(row, timeZone),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    audienceName,
    type: 'broadcast',
    analytics,
  };
}

/** A broadcast with everything that its editor shows to this person. */
export async function describeBroadcast(tx: Tx, row: StoredBroadcast, reader: Sender): Promise<Broadcast> {
  const { shop_id: shopId, broadcast_id: id } = row;
  const shop = await getShop(tx, shopId);
  const senderId = await findSenderId(tx, shopId, 'WA');
  const chosen = await listChosen(tx, shopId, row.template_ids);
  const counts = await sourceCounts(tx, shopId, 'WA', { kind: 'broadcast', type: 'broadcast', id });
  const audienceInWords = describeCondition(
    SEGMENT_RULES,
    row.condition,
    await findWords(tx, shopId, row.condition),
  );
  return {
    ...toListItem(row, shop, {
      analytics: toAnalytics(counts, shop.currency),
      audienceName: audienceInWords,
    }),
    activeTemplate: row.template_id,
    templates: chosen.map((one) => toWireTemplate(one, senderId)),
    condition: row.condition,
    segment: row.segment,
    audienceInWords,
    broadcastAttributes: row.attributes,
    attributes: await attributesOf(tx, shop, row),
    timeZone: shop.time_zone,
    isRecipientLocal: row.is_recipient_local,
    canary: row.canary,
    abTest: row.ab_test,
    revision: row.revision,
    approval: await describeApproval(tx, row, reader),
    progress: row.started_at === null ? null : await readProgress(tx, row),
    imports: (await listImports(tx, shopId, MOST_IMPORTS)).map(toImport),
  };
}

async function attributesOf(tx: Tx, { shop_id: shopId }: Shop, row: StoredBroadcast) {
  const { globalSupport, broadcastWASupport } = await findAttributes(tx, shopId);
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '');
  return {
    broadcastWASupport: row.support_number || text(broadcastWASupport) || text(globalSupport),
    globalSupport: text(globalSupport),
    ...(await readNumberWords(tx, shopId)),
  };
}

/** An import in the API's format: its people can be chosen once it is completed. */
function toImport({
  import_id: id,
  name,
  state,
  population,
}: Awaited<ReturnType<typeof listImports>>[number]): Broadcast['imports'][number] {
  const status =
    state === 'completed' ? 'completed' : ['failed', 'cancelled'].includes(state) ? 'error' : 'inProgress';
  return { id, name, status, population };
}
