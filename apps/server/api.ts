import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import {
  registerAlertMailRoutes,
  registerAlertsRoutes,
} from '#features/administration/alerts/server/wiring.ts';
import {
  merchantActs,
  recordProgramAct,
  registerAuditRoutes,
} from '#features/administration/audit/server/wiring.ts';
import { registerExportRoutes } from '#features/administration/exports/server/wiring.ts';
import { registerOperatorRoutes } from '#features/administration/operation/server/wiring.ts';
import { registerPrivacyRoutes } from '#features/administration/privacy/server/wiring.ts';
import { registerKeyRoutes, registerPublicApi } from '#features/administration/public-api/server/wiring.ts';
import { registerSupportRoutes } from '#features/administration/support/server/wiring.ts';
import {
  noteMessageSteps,
  registerWebhookRoutes,
  type WantedEvents,
} from '#features/administration/webhooks/server/wiring.ts';
import { registerDiscountRoutes, singleCodeMaker } from '#features/engine/discounts/server/wiring.ts';
import { registerShortLinkRoute } from '#features/engine/links/server/wiring.ts';
import {
  ReceiptBatcher,
  type WebhookWatch,
  gupshupWebhookRoute,
  isFileInWaitingMessage,
  messengerWebhookRoute,
  registerMetaVerification,
  registerPauseRoutes,
  registerSendingRoutes,
  whatsAppWebhookRoute,
} from '#features/engine/messaging/server/wiring.ts';
import { registerChannelRoutes } from '#features/foundations/channels/server/wiring.ts';
import { registerMediaRoutes } from '#features/foundations/media/server/wiring.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { registerPlanRoutes } from '#features/foundations/plans/server/wiring.ts';
import {
  listPeopleWithFactor,
  registerSecurityRoutes,
} from '#features/foundations/second-factors/server/wiring.ts';
import {
  bootFinder,
  endSessionsOfPeople,
  lastUsesOf,
  merchantFinder,
  registerSessionRoutes,
  resetSecondFactor,
} from '#features/foundations/sessions/server/wiring.ts';
import { type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import {
  registerStoreSyncRoutes,
  storeWebhookRoute,
} from '#features/foundations/store-data/server/wiring.ts';
import { registerTeamRoutes } from '#features/foundations/team/server/wiring.ts';
import { isFileInTemplate, registerTemplateRoutes } from '#features/foundations/templates/server/wiring.ts';
import { registerVisitRoutes } from '#features/foundations/visits/server/wiring.ts';
import { registerDashboardRoutes } from '#features/product/analytics/server/wiring.ts';
import { findSegmentsOfImport, registerAudienceRoutes } from '#features/product/audiences/server/wiring.ts';
import { findCampaignUses, registerAutomationRoutes } from '#features/product/automations/server/wiring.ts';
import {
  findBroadcastNames,
  findBroadcastUses,
  followTemplate,
  findImportUses,
  findSegmentUses,
  registerBroadcastRoutes,
  testBroadcast,
} from '#features/product/broadcasts/server/wiring.ts';
import { isFileInFlow } from '#features/product/flows/server/wiring.ts';
import { registerImportRoutes } from '#features/product/imports/server/wiring.ts';
import {
  registerInboundFileRoute,
  registerSetupRoutes,
  registerStreamRoute,
  registerThreadRoutes,
} from '#features/product/inbox/server/wiring.ts';
import { registerMessageRoutes } from '#features/product/message-log/server/wiring.ts';
import { registerOnboardingRoutes } from '#features/product/onboarding/server/wiring.ts';
import {
  isFileInTool,
  registerStorefrontRoutes,
  registerToolRoutes,
} from '#features/product/opt-in-tools/server/wiring.ts';
import { registerPersonRoutes, registerSubscriberRoutes } from '#features/product/people/server/wiring.ts';
import { registerRecommendationRoutes } from '#features/product/recommendations/server/wiring.ts';
import { registerReviewRoutes } from '#features/product/reviews/server/wiring.ts';
import { registerViewRoutes } from '#features/product/saved-views/server/wiring.ts';
import { registerSenderHealthRoutes } from '#features/product/sender-health/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { buildServer, addBrowserHeaders } from '#platform/http/build-server.ts';
import { refuseOthers } from '#platform/http/refuse-others.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { faultReporter, registerTracking } from '#platform/tracking/server/register-tracking.ts';
import { addCallsOfPerson } from './add-calls-of-person.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import type { Readiness } from './health/readiness.ts';
import type { SchemaGuard } from './health/schema-guard.ts';
import type { MetricsPage } from './metrics/metrics-page.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { openPast } from './open-past.ts';
import { RETENTION_LIST } from './retention/retention-list.ts';
import { readScript, serveBuiltFiles } from './serve-built-files.ts';
import { serveDocs } from './serve-docs.ts';
import { servePages } from './serve-pages.ts';
import { registerSourceRoute } from './source-route.ts';
import { whatsAppReceipts } from './whatsapp-receipts.ts';

/** What the API reports to its operator, and checks before it accepts a request. */
interface Watching {
  readiness: Readiness;
  guard: SchemaGuard;
  metrics: MetricsPage;
}

/** What the API shares with the rest of its process. */
interface ApiParts {
  webhooks: { watch: WebhookWatch; stored: () => void };
  watching: Watching;
  wanted: WantedEvents;
}

/** Builds the whole HTTP side: webhooks, merchants' calls, storefront calls, links and the built pages. */
export async function buildApi(
  ctx: Context,
  stores: StorePlatform,
  { webhooks: { watch: webhookWatch, stored: webhookStored }, watching, wanted }: ApiParts,
): Promise<FastifyInstance> {
  const steps = noteMessageSteps(wanted);
  const receipts = whatsAppReceipts(ctx, steps);
  // Messenger reports no failures by webhook.
  const messengerReceipts = new ReceiptBatcher(ctx, 'FB', { failures: () => Promise.resolve(), steps });
  const server = buildServer(ctx.log, {
    rawRoutes: [
      webhookWatch.watch(whatsAppWebhookRoute(ctx, receipts, webhookStored)),
      webhookWatch.watch(messengerWebhookRoute(ctx, messengerReceipts, webhookStored)),
      webhookWatch.watch(gupshupWebhookRoute(ctx, receipts, webhookStored)),
      storeWebhookRoute(ctx, webhookStored),
    ],
    trustedProxies: ctx.settings.trustedProxies,
    publicUrl: ctx.settings.publicUrl,
    onFault: faultReporter(ctx),
    answered: (status, seconds) => watching.metrics.recordRequest(status, seconds),
    admit: admission(ctx.settings, watching.guard),
  });
  registerMetrics(server, watching.metrics);
  await server.register(async (bare) => addBareRoutes(bare, ctx));
  const ofPrograms = {
    onFault: faultReporter(ctx),
    onAct: recordProgramAct,
    findNames: findBroadcastNames,
  };
  await server.register(async (programs) => registerPublicApi(programs, ctx, ofPrograms));
  await server.register(serveBuiltFiles);
  await server.register(async (pages) => {
    await addBrowserHeaders(pages, { loginAt: storeOrigins(ctx.settings.shopify.url) });
    registerHealthRoutes(pages, watching.readiness);
    registerSourceRoute(pages, ctx);
    await registerOperatorRoutes(pages, ctx, RETENTION_LIST);
    addCalls(pages, ctx, { stores, wanted });
    await pages.register(async (docs) => serveDocs(docs));
    await servePages(pages, bootFinder(ctx));
  });
  return server;
}

/** Returns the source of store pages in a content security policy: a pattern for each store, or one URL for all. */
function storeOrigins(pattern: string): string {
  const { protocol, host } = new URL(pattern.replace('{shop}', 'shop'));
  return `${protocol}//${host === 'shop' ? '*.myshopify.com' : host}`;
}

/**
 * Decides which requests are accepted. A sandbox's keys are public, so only this machine is accepted. Health is always
 * reported. Nothing else is accepted once another release has changed the database.
 */
function admission({ isSandbox, takesForwarded }: Context['settings'], guard: SchemaGuard) {
  return (headers: IncomingHttpHeaders, url: string) => {
    if (isSandbox) refuseOthers(headers, { takesForwarded });
    if (!url.startsWith('/health/')) guard.admit();
  };
}

/** Adds routes without a browser session: Meta's verification of the webhook URL, and the links in messages. */
function addBareRoutes(bare: FastifyInstance, ctx: Context): void {
  registerMetaVerification(bare, ctx, '/webhooks/whatsapp');
  registerMetaVerification(bare, ctx, '/webhooks/messenger');
  registerShortLinkRoute(bare, ctx);
}

function addCalls(
  server: FastifyInstance,
  ctx: Context,
  { stores, wanted }: { stores: StorePlatform; wanted: WantedEvents },
): void {
  const bind = new CallBinder(server, merchantFinder(ctx), merchantActs(ctx));
  registerStorefrontRoutes(server, ctx, { makeCode: singleCodeMaker(ctx, stores), readScript });
  registerVisitRoutes(server, ctx);
  registerSessionRoutes(server, bind, ctx, stores);
  registerTeamRoutes(bind, ctx, {
    lastUses: lastUsesOf,
    end: endSessionsOfPeople,
    withSecondFactor: listPeopleWithFactor,
    resetSecondFactor,
  });
  registerSecurityRoutes(bind, ctx);
  registerMediaRoutes(server, bind, merchantFinder(ctx), {
    ctx,
    storage: openStorage(ctx.settings),
    uses: [isFileInWaitingMessage, isFileInFlow, isFileInTool, isFileInTemplate],
  });
  registerChannelRoutes(server, bind, ctx, merchantFinder(ctx));
  registerToolRoutes(bind, ctx, stores);
  registerStoreSyncRoutes(bind, ctx);
  registerAutomationRoutes(bind, ctx, { testers: [testBroadcast], pastDb: openPast(server, ctx) });
  registerBroadcastRoutes(bind, ctx);
  registerTemplateRoutes(bind, ctx, {
    uses: [findCampaignUses, findBroadcastUses],
    follow: followTemplate,
    requireFeature,
  });
  registerAudienceRoutes(bind, ctx, [findSegmentUses]);
  registerSubscriberRoutes(bind, ctx);
  registerPersonRoutes(bind, ctx, findBroadcastNames);
  registerThreadRoutes(bind, ctx, findBroadcastNames);
  registerSetupRoutes(bind, ctx);
  registerStreamRoute(server, ctx, merchantFinder(ctx));
  registerInboundFileRoute(server, ctx, merchantFinder(ctx), openStorage(ctx.settings));
  registerPauseRoutes(bind, ctx);
  registerSendingRoutes(bind, ctx);
  registerMessageRoutes(bind, ctx, findBroadcastNames);
  registerSenderHealthRoutes(bind, ctx);
  registerDashboardRoutes(bind, ctx, findBroadcastNames);
  registerAlertsRoutes(bind, ctx);
  registerAlertMailRoutes(bind, ctx);
  addCallsOfPerson(bind, ctx);
  registerAuditRoutes(bind, ctx);
  registerKeyRoutes(bind, ctx);
  registerWebhookRoutes(bind, ctx, wanted);
  registerDiscountRoutes(bind, ctx, stores);
  registerExportRoutes(server, bind, ctx, openStorage(ctx.settings));
  registerImportRoutes(server, bind, {
    ctx,
    storage: openStorage(ctx.settings),
    findMerchant: merchantFinder(ctx),
    askers: [findSegmentsOfImport, findImportUses],
  });
  addCallsOfShop(server, bind, ctx, stores);
}

/** Adds the calls about what a shop keeps and pays, and how it reaches us. */
function addCallsOfShop(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  stores: StorePlatform,
): void {
  registerReviewRoutes(bind, ctx);
  registerViewRoutes(bind, ctx);
  registerRecommendationRoutes(bind, ctx);
  registerTracking(server, bind, ctx);
  registerOnboardingRoutes(bind, ctx);
  registerSupportRoutes(bind, ctx);
  const findMerchant = merchantFinder(ctx);
  registerPlanRoutes(server, bind, ctx, { stores, findMerchant });
  registerPrivacyRoutes(server, bind, ctx, { storage: openStorage(ctx.settings), findMerchant });
}
