import { expect } from 'vitest';
import { Browser } from '../seed/browser.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { allHandled, ask, type OpenServer } from './open-server.ts';
import { logIn } from './start-environment.ts';
import { waitFor } from './wait-for.ts';

export interface Plan {
  plan: string;
  status: string;
  remainingTrialDays: number;
  nextBillingOn: string | null;
  cycleEndsOn: string;
  confirmationUrl: string | null;
  isNearCap: boolean;
}

export interface Charge {
  id: number;
  name: string;
  status: string;
}

export interface UsageRecord {
  amountCents: number;
  idempotencyKey: string;
  description: string;
}

/**
 * The client of Wren & Willow's merchant, who chooses plans, decides on charges in the store's admin, and uses the paid
 * features.
 */
export function plansOf(server: () => OpenServer) {
  let again: Browser | null = null;
  const merchant = () => again ?? server().environment.merchant;
  const control = <Answer>(path: string, body?: object) =>
    server().environment.control<Answer>(`/shops/${DEMO_SHOP}${path}`, body);
  const change = async (plan: string): Promise<string | undefined> => {
    const url = `${server().appUrl}/database/api/changePlan`;
    const { body } = await merchant().post(url, { shopURL: DEMO_SHOP, plan });
    return (body as { confirmationURL?: string }).confirmationURL;
  };
  const shopPlan = async (): Promise<Plan> =>
    (await merchant().get(`${server().appUrl}/database/api/getShopPlan?shopUrl=${DEMO_SHOP}`)).body as Plan;
  const charges = () => control<Charge[]>('/app-subscriptions');
  const newest = async () => (await charges())[0];
  return {
    shopPlan,
    change,
    charges,
    newest,
    usageRecords: () => control<UsageRecord[]>('/usage-records'),
    /** Logs the merchant in again, because a session does not last a whole billing cycle. */
    async logInAgain() {
      again = await logIn(server().appUrl);
    },
    /** Chooses a plan that needs approval. Returns the URL of the approval page. */
    async choose(plan: string): Promise<string> {
      const url = await change(plan);
      expect(url, `where ${plan} is approved`).toBeDefined();
      return url ?? '';
    },
    /** Approves or declines the charge in the store's admin. Returns where the store then sends the browser. */
    async decide(confirmationUrl: string, decision: 'approve' | 'decline'): Promise<string> {
      const body = new URLSearchParams({ decision });
      return (await ask(confirmationUrl, { method: 'POST', body })).location ?? '';
    },
    async comeBack(address: string): Promise<void> {
      expect((await merchant().get(address)).redirectTo()).toBe(`${server().appUrl}/dashboard`);
    },
    async cancelUpgrade(): Promise<unknown> {
      const url = `${server().appUrl}/redis/toggleHasActiveCharge`;
      return (await merchant().post(url, { shopUrl: DEMO_SHOP, state: true })).body;
    },
    /** Performs an action of the store or its merchant on the newest charge. */
    async act(what: string): Promise<void> {
      await control(`/app-subscriptions/${(await newest())?.id}/${what}`, {});
    },
    ...waitConditions(server, shopPlan),
  };
}

/** The conditions that tests of plans wait for. */
function waitConditions(server: () => OpenServer, shopPlan: () => Promise<Plan>) {
  /** Waits until every plan was checked since then and no charge is due. */
  const nothingToMeter = (since = '1970-01-01') =>
    waitFor('usage to be counted and charged', async () => {
      const [open] = await server().rows<{ waiting: number }>(
        `select (select count(*) from app_subscriptions where state = 'active' and metered_at < $1)
           + (select count(*) from pgboss.job where name = 'plans.charge-usage' and state not in ('completed', 'failed'))
           + (select count(*) from usage_charges where state = 'due') as waiting`,
        [since],
      );
      return Number(open?.waiting) === 0;
    });
  return {
    becomes: (status: string, plan: string) =>
      waitFor(`${plan}, ${status}`, async () => {
        const now = await shopPlan();
        return now.status === status && now.plan === plan && now;
      }),
    /** Waits until every report of the store is processed, and every request that it caused is answered. */
    async settled(): Promise<void> {
      await allHandled(server().rows);
      await waitFor('answers of the store', async () => {
        const open = await server().rows(
          "select 1 from pgboss.job where name = 'plans.compare' and state in ('created', 'active')",
        );
        return open.length === 0;
      });
    },
    nothingToMeter,
    /** Moves time forward by an hour, in which usage is counted and charged. */
    async nextMetering(): Promise<void> {
      const { now } = await server().environment.control<{ now: string }>('/clock');
      await server().environment.forward(3600 * 1000 + 1000);
      await nothingToMeter(now);
    },
  };
}

/** Logs a shop's merchant in, and installs the app if the shop is new. */
export async function logInTo(appUrl: string, shop: string): Promise<Browser> {
  const browser = new Browser();
  const consent = await browser.get(`${appUrl}/auth/shopify?shop=${shop}`);
  await browser.get((await browser.post(consent.redirectTo())).redirectTo());
  return browser;
}

/**
 * Adds this many messages, sometimes thousands, to as many people or to one person, and counts them as the product
 * does. They were sent just now, unless `at` names another time.
 */
export async function sendMessages(
  server: OpenServer,
  count: number,
  { toOne = false, at }: { toOne?: boolean; at?: string } = {},
): Promise<void> {
  const sentAt = at ?? (await server.environment.control<{ now: string }>('/clock')).now;
  await server.rows(
    `with sent as (
       insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
         source_event, content, state, sent_at)
       select $1, gen_random_uuid(), $2, gen_random_uuid(),
         case when $4 then '00000000-0000-4000-8000-000000000001' else gen_random_uuid() end, 'WA', 'marketing',
         'abandonedCart', 'limit', '{}', 'sent', $2
       from generate_series(1, $3) returning 1
     )
     insert into daily_rollups as r (shop_id, day, channel, source_type, sent)
     select $1, ($2::timestamptz at time zone (select time_zone from shops where shop_id = $1))::date, 'WA', 'abandonedCart', count(*)
     from sent
     on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set sent = r.sent + excluded.sent`,
    [server.shopId, sentAt, count, toOne],
  );
}
