import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getEntries, getLastChanges, getPeople } from '../contract/audit-calls.ts';
import { findLastChanges, listEntries, listPeople } from './list-entries.ts';

const USUAL_SIZE = '50';

/** Registers the calls that read a shop's audit log. */
export function registerAuditRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getEntries, ({ session: { shopId }, query }) => {
    const { person, area, after, days, size = USUAL_SIZE } = query;
    const since = days === undefined ? null : new Date(ctx.clock.now().getTime() - Number(days) * DAY_MS);
    return findInTime(ctx, shopId, (tx) =>
      listEntries(tx, { shopId, person, area, after, since, size: Number(size) }),
    );
  });
  bind.merchant(getPeople, ({ session: { shopId } }) =>
    findInTime(ctx, shopId, async (tx) => ({ people: await listPeople(tx, shopId) })),
  );
  bind.merchant(getLastChanges, ({ session: { shopId } }) =>
    findInTime(ctx, shopId, async (tx) => ({ changes: await findLastChanges(tx, shopId) })),
  );
}
