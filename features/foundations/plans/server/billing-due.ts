import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import { APPROVAL_DAYS } from '../rules/plan-terms.ts';

/** Whether an upgrade has expired, usage is to be charged, a plan compared, or its rest counted. */
export function billingDue(now: Date): RawBuilder<boolean> {
  const lapsedBefore = new Date(now.getTime() - APPROVAL_DAYS * DAY_MS);
  return sql`(
    exists (select from usage_counts c join shops s on s.shop_id = c.shop_id
      where c.check_at <= ${now} and s.uninstalled_at is null)
    or exists (select from app_subscriptions where state = 'active' and meter_at <= ${now})
    or exists (select from app_subscriptions where state = 'pending' and requested_at <= ${lapsedBefore})
    or exists (select from shops where compare_plan_at <= ${now} and uninstalled_at is null))`;
}
