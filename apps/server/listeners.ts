import { moveRequests } from '#features/administration/privacy/server/wiring.ts';
import { moveEvents } from '#features/administration/webhooks/server/wiring.ts';
import { moveInbound } from '#features/engine/conversations/server/wiring.ts';
import { moveTouches } from '#features/engine/links/server/wiring.ts';
import { dropOnOptOut, moveMessages } from '#features/engine/messaging/server/wiring.ts';
import { connectConfiguredNumber } from '#features/foundations/channels/server/wiring.ts';
import { moveConfirmations } from '#features/foundations/consent/server/wiring.ts';
import { followInstall, followUninstall } from '#features/foundations/plans/server/wiring.ts';
import { endSessions } from '#features/foundations/sessions/server/wiring.ts';
import {
  storeCustomers,
  linkShoppers,
  moveCartLinks,
  noteLinkedCarts,
} from '#features/foundations/subscribers/server/wiring.ts';
import { submitMerchantTemplates } from '#features/foundations/templates/server/wiring.ts';
import { endChatLinks, moveVisits, wantPixel } from '#features/foundations/visits/server/wiring.ts';
import { CREDITED } from '#features/product/analytics/server/index.ts';
import { checkMerged, followOrders, moveCredits } from '#features/product/analytics/server/wiring.ts';
import {
  activatePrepaid,
  listenForCampaigns,
  moveDecisions,
  switchOffLockedCampaigns,
  wakeTimers,
} from '#features/product/automations/server/wiring.ts';
import { moveImported } from '#features/product/imports/server/wiring.ts';
import { moveThreads, noteAnswer, noteOutside, noteReceived } from '#features/product/inbox/server/wiring.ts';
import {
  countOptIns,
  ensureTools,
  followToolOrders,
  saveConfirmedPrize,
  movePrizes,
  signUpByReferral,
  signUpByText,
  switchOffLockedTools,
  TOOL_ORDER_NEWS,
} from '#features/product/opt-in-tools/server/wiring.ts';
import { moveReviews, recordReviewReply, recordReviewText } from '#features/product/reviews/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, EventName } from '#platform/events/domain-events.ts';

type Listener<Name extends EventName> = (tx: Tx, event: DomainEvents[Name], ctx: Context) => Promise<void>;
type Listeners = { readonly [Name in EventName]?: readonly Listener<Name>[] };

/**
 * The listeners of each event, in the order in which they run. The campaigns' listeners run first; a campaign's
 * definition lists its events.
 */
const AFTER_CAMPAIGNS: Listeners = {
  customersRead: [storeCustomers],
  storeInstalled: [
    (tx, { shopId }, ctx) => ensureTools(ctx, tx, shopId),
    (tx, { shopId }, ctx) => connectConfiguredNumber(ctx, tx, shopId),
    followInstall,
    (tx, _installed, ctx) => activatePrepaid(tx, ctx),
    wantPixel,
  ],
  storeUninstalled: [followUninstall, endSessions],
  storeRead: [wakeTimers, wantPixel],
  planChanged: [switchOffLockedTools, switchOffLockedCampaigns],
  senderConnected: [(tx, sender, ctx) => submitMerchantTemplates(ctx, tx, sender)],
  subscriberOptedOut: [dropOnOptOut, endChatLinks],
  consentConfirmed: [saveConfirmedPrize],
  // Messages move first, because all code locks a message before the rows that depend on it.
  subscriberMerged: [
    moveMessages,
    moveInbound,
    moveTouches,
    moveVisits,
    moveCartLinks,
    moveImported,
    moveCredits,
    checkMerged,
    moveDecisions,
    moveConfirmations,
    moveRequests,
    moveReviews,
    movePrizes,
    moveThreads,
    moveEvents,
  ],
  reviewReplied: [recordReviewReply],
  // A text that does not belong to a review is not used here.
  personWrote: [(tx, wrote) => recordReviewText(tx, wrote).then(() => undefined), signUpByText],
  messengerReferred: [signUpByReferral],
  messageReceived: [noteReceived],
  personAnswered: [noteAnswer],
  shopWroteOutside: [noteOutside],
};

/** Registers all listeners, in the order in which they run. */
export function addListeners(ctx: Context): void {
  // Stores the person of a checkout or order first, because later listeners need the person.
  ctx.events.onTogether(['checkoutChanged', 'orderPlaced'], async (tx, events) => {
    await noteLinkedCarts(tx, events);
    await linkShoppers(tx, events, ctx);
  });
  listenForCampaigns(ctx);
  ctx.events.onTogether(CREDITED, (tx, events) => followOrders(tx, events, ctx));
  // Runs after the credits, because an opt-in tool's share of an order depends on the order's credit.
  ctx.events.onTogether<(typeof TOOL_ORDER_NEWS)[number]>(TOOL_ORDER_NEWS, followToolOrders);
  ctx.events.onTogether(['subscriberOptedIn'], countOptIns);
  listen(ctx, AFTER_CAMPAIGNS);
}

function listen(ctx: Context, listeners: Listeners): void {
  for (const name of Object.keys(listeners) as EventName[]) listenTo(ctx, name, listeners);
}

function listenTo<Name extends EventName>(ctx: Context, name: Name, listeners: Listeners): void {
  for (const listener of listeners[name] ?? []) ctx.events.on(name, (tx, event) => listener(tx, event, ctx));
}
