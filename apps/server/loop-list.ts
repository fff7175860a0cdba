import { alertMailsDue, mailNextAlerts } from '#features/administration/alerts/server/wiring.ts';
import { exportsDue, removeOldExports } from '#features/administration/exports/server/wiring.ts';
import { verifyHourly } from '#features/administration/operation/server/wiring.ts';
import { removeExpiredFiles } from '#features/administration/privacy/server/wiring.ts';
import {
  deliveriesDue,
  eventsDue,
  prepareNextEvents,
} from '#features/administration/webhooks/server/wiring.ts';
import {
  fetchNextInboundMedia,
  inboundFilesDue,
  markReadNext,
  readMarksDue,
  recordOutsideReceipts,
} from '#features/engine/conversations/server/wiring.ts';
import {
  codesDue,
  followersDue,
  receiptsDue,
  recordHeartbeat,
  releaseFollowers,
  resolveUncertain,
  retryUnmatched,
  SendingExpander,
  sendingsDue,
} from '#features/engine/messaging/server/wiring.ts';
import { checkNextSender } from '#features/foundations/channels/server/wiring.ts';
import { clearAllRemoved } from '#features/foundations/media/server/wiring.ts';
import { billingDue, followPlansSetting, watchBilling } from '#features/foundations/plans/server/wiring.ts';
import { commandsDue, readingsDue, syncsDue } from '#features/foundations/store-data/server/wiring.ts';
import {
  addUpTallies,
  settleMerges,
  unsettledMergesDue,
} from '#features/foundations/subscribers/server/wiring.ts';
import { readNextTemplates } from '#features/foundations/templates/server/wiring.ts';
import {
  checkNextCredits,
  recountNextOrders,
  recountsDue,
} from '#features/product/analytics/server/wiring.ts';
import { applyNextChanges, refreshNextBits } from '#features/product/audiences/server/wiring.ts';
import {
  activatePrepaid,
  approvedTextsDue,
  startWithNextApproved,
  DueTimers,
  fireCampaignTimers,
  timersDue,
} from '#features/product/automations/server/wiring.ts';
import {
  broadcastsDue,
  startNextBroadcast,
  watchedBroadcastsDue,
  watchNextBroadcast,
} from '#features/product/broadcasts/server/wiring.ts';
import { clearImports, importsDue } from '#features/product/imports/server/wiring.ts';
import { sleepersDue, wakeNextThreads } from '#features/product/inbox/server/wiring.ts';
import { listWaiting, waitingDue } from '#features/product/people/server/wiring.ts';
import { countNightly } from '#features/product/recommendations/server/wiring.ts';
import { postMail } from '#partners/smtp/smtp-client.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { mailsDue, sendMails } from '#platform/mail/send-mails.ts';
import { followDatabase } from './follow-database.ts';
import type { LoopLine, LoopParts } from './loop-line.ts';
import { maintainPartitions } from './maintain-partitions.ts';
import { reportGivenUp } from './report-given-up.ts';
import { removeOldRows } from './retention/remove-old-rows.ts';

/** The fallback interval of these loops. Normally the common check wakes them. */
const BY_ITSELF_MS = 30_000;
/** The number of timer loops. A timer mostly waits for the database, and three in parallel keep it busy. */
export const TIMER_LOOPS = 3;
/** The longest run of a loop that waits for partners' responses. */
const ASKS_PARTNERS = { longestRunMs: 5 * MINUTE_MS };
/** The longest run of a loop that may scan a whole table or wait for slow storage. */
const LONG = { longestRunMs: 15 * MINUTE_MS };

/** All background work of a worker, except reading its inbox and sending. */
export function loopList(ctx: Context, parts: LoopParts): readonly LoopLine[] {
  return [...sendingLoops(ctx, parts), ...partnerLoops(ctx, parts), ...housekeepingLoops(ctx, parts)];
}

/** Loops that send messages and report that this worker is alive. */
function sendingLoops(ctx: Context, parts: LoopParts): LoopLine[] {
  const { workerId, steps, timersDb, receipts, discounts } = parts;
  const expander = new SendingExpander(ctx);
  const dueTimers = new DueTimers();
  return [
    {
      name: 'timers',
      idleMs: BY_ITSELF_MS,
      due: timersDue,
      count: TIMER_LOOPS,
      run: () => fireCampaignTimers({ ...ctx, db: timersDb, dueTimers }),
    },
    {
      name: 'approved texts',
      idleMs: BY_ITSELF_MS,
      due: approvedTextsDue,
      run: () => startWithNextApproved(ctx),
    },
    { name: 'discounts', idleMs: BY_ITSELF_MS, due: codesDue, run: () => discounts.prepareDue() },
    {
      name: 'broadcasts',
      idleMs: BY_ITSELF_MS,
      due: broadcastsDue,
      count: 2,
      run: () => startNextBroadcast(ctx),
      ...LONG,
    },
    {
      name: 'broadcasts under way',
      idleMs: BY_ITSELF_MS,
      due: watchedBroadcastsDue,
      run: () => watchNextBroadcast(ctx),
    },
    { name: 'sendings', idleMs: BY_ITSELF_MS, due: sendingsDue, run: () => expander.expandNext() },
    { name: 'merges', idleMs: BY_ITSELF_MS, due: unsettledMergesDue, run: () => settleMerges(ctx) },
    { name: 'followers', idleMs: BY_ITSELF_MS, due: followersDue, run: () => releaseFollowers(ctx) },
    { name: 'uncertain', idleMs: 2000, run: () => resolveUncertain(ctx, workerId, steps) },
    {
      name: 'unmatched receipts',
      idleMs: BY_ITSELF_MS,
      due: receiptsDue,
      run: () => retryUnmatched(ctx, receipts, recordOutsideReceipts),
    },
    {
      name: 'timeline',
      idleMs: 2000,
      isAlways: true,
      run: async () => {
        await followDatabase(ctx);
        return false;
      },
    },
    {
      name: 'heartbeat',
      idleMs: 3000,
      isAlways: true,
      run: () => recordHeartbeat(ctx, workerId).then(() => false),
    },
  ];
}

/** Loops that wait for partners' responses. */
function partnerLoops(
  ctx: Context,
  { reconciler, commander, syncer, whatsapp, gupshup, media, storage, deliverer }: LoopParts,
): LoopLine[] {
  const { mail: mailServer } = ctx.settings;
  return [
    { name: 'reconcile', idleMs: BY_ITSELF_MS, due: readingsDue, run: () => reconciler.reconcileDue() },
    { name: 'store syncs', idleMs: BY_ITSELF_MS, due: syncsDue, run: () => syncer.syncDue() },
    { name: 'store commands', idleMs: BY_ITSELF_MS, due: commandsDue, run: () => commander.workOff() },
    { name: 'sender checks', idleMs: 5000, run: () => checkNextSender(ctx, whatsapp), ...ASKS_PARTNERS },
    {
      name: 'templates',
      idleMs: 5000,
      run: () => readNextTemplates(ctx, { whatsapp, gupshup }),
      ...ASKS_PARTNERS,
    },
    {
      name: 'read marks',
      idleMs: BY_ITSELF_MS,
      due: readMarksDue,
      run: () => markReadNext(ctx, whatsapp),
      ...ASKS_PARTNERS,
    },
    {
      name: 'webhook events',
      idleMs: BY_ITSELF_MS,
      due: eventsDue,
      run: () => prepareNextEvents(ctx),
    },
    {
      name: 'webhook deliveries',
      idleMs: BY_ITSELF_MS,
      due: deliveriesDue,
      run: () => deliverer.deliverDue(),
    },
    {
      name: 'mails',
      idleMs: BY_ITSELF_MS,
      due: mailsDue,
      run: () => sendMails(ctx, mailServer && ((mail) => postMail(mailServer, mail))),
      ...LONG,
    },
    {
      name: 'inbound files',
      idleMs: BY_ITSELF_MS,
      due: inboundFilesDue,
      run: () => fetchNextInboundMedia(ctx, media, storage),
      ...ASKS_PARTNERS,
    },
  ];
}

/** Loops that maintain the data. */
function housekeepingLoops(ctx: Context, { storage, exporter, importer }: LoopParts): LoopLine[] {
  return [
    { name: 'billing', idleMs: BY_ITSELF_MS, due: billingDue, run: () => watchBilling(ctx) },
    {
      name: 'exports',
      idleMs: BY_ITSELF_MS,
      due: exportsDue,
      run: () => exporter.runNext(),
      ...ASKS_PARTNERS,
    },
    { name: 'imports', idleMs: BY_ITSELF_MS, due: importsDue, run: () => importer.runNext(), ...LONG },
    { name: 'snoozed threads', idleMs: BY_ITSELF_MS, due: sleepersDue, run: () => wakeNextThreads(ctx) },
    {
      name: 'people to list',
      idleMs: BY_ITSELF_MS,
      due: waitingDue,
      run: () => listWaiting(ctx),
      ...LONG,
    },
    { name: 'old imports', idleMs: MINUTE_MS, run: () => clearImports(ctx, storage), ...LONG },
    { name: 'old exports', idleMs: MINUTE_MS, run: () => removeOldExports(ctx, storage), ...LONG },
    { name: 'expired files', idleMs: MINUTE_MS, run: () => removeExpiredFiles(ctx, storage), ...LONG },
    { name: 'removed uploads', idleMs: HOUR_MS, run: () => clearAllRemoved(ctx, storage), ...LONG },
    { name: 'removing old rows', idleMs: 6 * HOUR_MS, run: () => removeOldRows(ctx, storage), ...LONG },
    { name: 'partitions', idleMs: 6 * HOUR_MS, run: () => maintainPartitions(ctx), ...LONG },
    {
      name: 'audiences',
      idleMs: 5000,
      run: () => applyNextChanges(ctx),
      ...LONG,
    },
    { name: 'audience bits', idleMs: 5000, run: () => refreshNextBits(ctx), ...LONG },
    { name: 'credits', idleMs: 5000, run: () => checkNextCredits(ctx) },
    {
      name: 'orders counted anew',
      idleMs: BY_ITSELF_MS,
      due: recountsDue,
      run: () => recountNextOrders(ctx),
      ...LONG,
    },
    { name: 'subscriber tallies', idleMs: 5000, run: () => addUpTallies(ctx) },
    { name: 'recommendations', idleMs: 5000, run: () => countNightly(ctx) },
    { name: 'plans setting', idleMs: 10 * MINUTE_MS, run: () => followPlansSetting(ctx) },
    {
      name: 'prepaid shops',
      idleMs: 10 * MINUTE_MS,
      run: () => activatePrepaid(ctx.db, ctx).then(() => false),
    },
    {
      name: 'alert mails',
      idleMs: MINUTE_MS,
      // Without a mail server nothing is checked, so they stay due.
      ...(ctx.settings.mail && { due: alertMailsDue }),
      run: () => mailNextAlerts(ctx),
      ...LONG,
    },
    { name: 'invariants', idleMs: MINUTE_MS, run: () => verifyHourly(ctx), ...LONG },
    { name: 'given up', idleMs: 24 * HOUR_MS, run: () => reportGivenUp(ctx) },
  ];
}
