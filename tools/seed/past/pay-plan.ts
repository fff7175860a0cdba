import type {
  getShopPlan,
  raiseUsageCap,
  changePlan,
} from '#features/foundations/plans/contract/plan-calls.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { Browser } from '../browser.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';

/** It charges for conversations, of which the demo history has more each month than any other plan allows. */
const PLAN = 'WhatsApp Enterprise plan';
const CAP_MINOR = 800_00;
/** The trial and ten billing cycles. */
export const PAID_BEFORE_CYCLE_MS = (14 + 10 * 30) * DAY_MS;
/** It is the eleventh day of the current cycle. */
export const PAID_FOR_MS = PAID_BEFORE_CYCLE_MS + 11 * DAY_MS;

/**
 * The demo shop's merchant chooses that plan and approves its charges in the store. Changes nothing if the shop has it
 * already, or if the operator offers other plans.
 */
export async function payPlan(merchant: Browser, appUrl: string): Promise<void> {
  const api = `${appUrl}/database/api`;
  const { planId, usageCap } = await readPlan(merchant, api);
  if (planId !== 'free' && planId !== 'enterprise') return;
  if (planId === 'free') {
    const asked = await merchant.post(`${api}/changePlan`, { shopURL: DEMO_SHOP, plan: PLAN });
    await approve(merchant, asked.body as ResponseOf<typeof changePlan>);
  }
  const cap = usageCap ?? (await readPlan(merchant, api)).usageCap;
  if (cap === null || cap.cappedMinor >= CAP_MINOR) return;
  const raised = await merchant.post(`${api}/raiseUsageCap`, { shopURL: DEMO_SHOP, capMinor: CAP_MINOR });
  await approve(merchant, raised.body as ResponseOf<typeof raiseUsageCap>);
}

async function readPlan(merchant: Browser, api: string): Promise<ResponseOf<typeof getShopPlan>> {
  const { body } = await merchant.get(`${api}/getShopPlan?shopUrl=${DEMO_SHOP}`);
  return body as ResponseOf<typeof getShopPlan>;
}

async function approve(
  merchant: Browser,
  { confirmationURL }: { confirmationURL?: string | undefined },
): Promise<void> {
  if (confirmationURL === undefined)
    throw new Error('The store does not ask about the plan of the demo shop');
  const approved = await merchant.post(confirmationURL, { decision: 'approve' });
  await merchant.get(approved.redirectTo());
}
