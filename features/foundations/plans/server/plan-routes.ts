import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder, FindMerchant } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { requireOwnSite } from '#platform/http/other-sites.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import { hasRight } from '#platform/rights/rights.ts';
import {
  changePlan,
  getPlans,
  getShopPlan,
  raiseUsageCap,
  toggleHasActiveCharge,
} from '../contract/plan-calls.ts';
import { PlanChanges } from './change-plan.ts';
import { confirmPlan } from './confirm-plan.ts';
import { APPROVE_AGAIN_PATH, describePlan } from './describe-plan.ts';
import { listPlans } from './list-plans.ts';
import { raiseCap } from './raise-cap.ts';
import { CONFIRM_PATH } from './request-subscription.ts';
import { findSubscription, lockShop } from './subscription-queries.ts';
import { withdrawUpgrade } from './withdraw-upgrade.ts';

/** Where a merchant's browser returns if the store has nothing to ask. */
const HOME = '/dashboard';

/** The query with which the store sends a merchant back. */
const Returned = z.object({
  subscription: ignoredUnless(textOf(100)),
  charge_id: ignoredUnless(textOf(100)),
});

/** Registers the calls about plans, and the two addresses that the browser itself opens. */
export function registerPlanRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  { stores, findMerchant }: { stores: StorePlatform; findMerchant: FindMerchant },
): void {
  const changes = new PlanChanges(ctx, stores);
  bind.merchant(getShopPlan, ({ session }) =>
    inShop(ctx.db, session.shopId, (tx) => describePlan(ctx, tx, session.shopId)),
  );
  bind.merchant(getPlans, ({ session }) =>
    inShop(ctx.db, session.shopId, (tx) => listPlans(ctx, tx, session.shopId)),
  );
  bind.merchant(changePlan, async ({ session, body, noteChange }) => {
    const before = await inShop(ctx.db, session.shopId, (tx) => lockShop(tx, session.shopId));
    const change = await changes.change(session, body.plan);
    noteChange({ before: { plan: before.planName }, after: { plan: change.plan } });
    return change;
  });
  bind.merchant(raiseUsageCap, async ({ session, body: { capMinor }, noteChange }) => {
    const confirmationURL = await raiseCap(ctx, stores, session, capMinor);
    noteChange({ before: null, after: { usageCapMinor: capMinor } });
    return { confirmationURL };
  });
  bind.merchant(toggleHasActiveCharge, async ({ session }) => ({
    status: await withdrawUpgrade(ctx, stores, session),
  }));

  const schema = { hide: true, querystring: Returned };
  const page = (
    path: string,
    visit: (session: MerchantSession, request: FastifyRequest) => Promise<string>,
    onRequest: onRequestAsyncHookHandler[] = [],
  ) =>
    server.get(path, { schema, onRequest }, async (request, reply): Promise<FastifyReply> => {
      const session = await findMerchant(request);
      if (!session) return reply.redirect('/');
      if (!hasRight(session.role, 'own')) return reply.redirect(HOME);
      const next = await visit(session, request);
      await bind.onAct(session, { path, ip: request.ip, change: null });
      return reply.redirect(next);
    });
  // The store leads here from its own pages, so another site could too. The store itself is asked what was paid.
  page(CONFIRM_PATH, async (session, request) => {
    const { subscription = '', charge_id: chargeId = '' } = request.query as z.infer<typeof Returned>;
    const returned = { subscriptionId: subscription, chargeId };
    // The store's webhook reports the same, so an unreachable store loses nothing.
    await confirmPlan(ctx, stores, session, returned).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the store could not be asked about a charge'),
    );
    return HOME;
  });
  page(APPROVE_AGAIN_PATH, (session) => approveAgain(ctx, changes, session), [requireOwnSite]);
}

async function approveAgain(ctx: Context, changes: PlanChanges, session: MerchantSession): Promise<string> {
  const declined = await inShop(ctx.db, session.shopId, async (tx) => {
    const { status } = await lockShop(tx, session.shopId);
    return status === 'declined' ? findSubscription(tx, session.shopId, ['declined']) : null;
  });
  if (!declined) return HOME;
  const { confirmationURL } = await changes.change(session, declined.planName);
  return confirmationURL ?? HOME;
}
