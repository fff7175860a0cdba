import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { openStore } from '../open-store.ts';
import type { StoreRecords } from '../store.ts';
import { billingOf, type AppSubscription } from './app-subscription.ts';
import { capPage, chargePage, deadChargePage } from './charge-page.ts';
import { approve, expireInTime, raiseCap, setStatus } from './decide-subscription.ts';

const PATH =
  '/:shop/admin/charges/bellbird/:id/RecurringApplicationCharge/confirm_recurring_application_charge';
const Decision = z.object({ decision: z.enum(['approve', 'decline', 'leave']) });

interface Visit {
  Params: { shop: string; id: string };
  Querystring: { signature?: string };
}

/** The pages of the store's admin on which charges are approved, and the results of a decision. */
export function registerCharges(server: FastifyInstance, sandbox: Sandbox): void {
  const timer = expireInTime(sandbox);
  server.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });

  server.get<Visit>(PATH, (request, reply) => {
    const found = find(sandbox, request.params, request.query.signature);
    if (!found) return reply.code(404).send('Not Found');
    const { records, subscription } = found;
    const asked = subscription.usage?.askedCappedCents ?? null;
    if (subscription.status === 'ACTIVE' && asked !== null)
      return sendPage(reply, capPage(records.store, subscription, asked));
    if (subscription.status !== 'PENDING')
      return sendPage(reply.code(410), deadChargePage(records.store, DEAD[subscription.status]));
    return sendPage(reply, chargePage(records.store, subscription, sandbox.clock.now()));
  });

  server.post<Visit>(PATH, (request, reply) => {
    const found = find(sandbox, request.params, request.query.signature);
    const read = Decision.safeParse(request.body);
    if (!found || !read.success) return reply.code(404).send('Not Found');
    const { records, subscription } = found;
    const isRaise =
      subscription.status === 'ACTIVE' && (subscription.usage?.askedCappedCents ?? null) !== null;
    if (subscription.status !== 'PENDING' && !isRaise)
      return sendPage(reply.code(410), deadChargePage(records.store, DEAD[subscription.status]));
    if (isRaise) decideCap(sandbox, records, subscription, read.data.decision);
    else decide(sandbox, records, subscription, read.data.decision);
    const back = new URL(subscription.returnUrl);
    back.searchParams.set('charge_id', String(subscription.id));
    return reply.redirect(back.toString(), 302);
  });
}

const DEAD: Record<Exclude<AppSubscription['status'], 'PENDING'>, string> = {
  ACTIVE: 'You have approved this charge already.',
  DECLINED: 'You have declined this charge. Go back to the app to ask for it again.',
  EXPIRED: 'This charge was not approved within two days. Go back to the app to ask for it again.',
  FROZEN: 'This store’s charges are on hold.',
  CANCELLED: 'The app has withdrawn this charge.',
};

function decide(
  sandbox: Sandbox,
  records: StoreRecords,
  subscription: AppSubscription,
  decision: z.infer<typeof Decision>['decision'],
): void {
  if (decision === 'approve') approve(sandbox, records, subscription);
  if (decision === 'decline') setStatus(sandbox, records, subscription, 'DECLINED');
}

function decideCap(
  sandbox: Sandbox,
  records: StoreRecords,
  subscription: AppSubscription,
  decision: z.infer<typeof Decision>['decision'],
): void {
  const { usage } = subscription;
  if (!usage || decision === 'leave') return;
  if (decision === 'approve') raiseCap(sandbox, records, subscription);
  usage.askedCappedCents = null;
  sandbox.world.changed();
}

function find(
  sandbox: Sandbox,
  { shop, id }: Visit['Params'],
  signature: string | undefined,
): { records: StoreRecords; subscription: AppSubscription } | null {
  const records = openStore(sandbox, shop);
  const subscription = records && billingOf(sandbox, shop).subscriptions.get(id);
  return subscription?.signature === signature && subscription && records ? { records, subscription } : null;
}

function sendPage(reply: FastifyReply, page: { toString(): string }): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page.toString());
}
