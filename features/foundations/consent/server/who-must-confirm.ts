import { standingRefusals } from '#features/foundations/subscribers/rules/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { readLedgers } from '#features/foundations/subscribers/server/ledger-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { mustConfirm } from '../rules/must-confirm.ts';
import { addressesOf, findErased } from './suppression.ts';

/** A person, and the way in which they reportedly agreed. */
export interface Agreeing {
  subscriber: Subscriber;
  isOwn: boolean;
  isList: boolean;
}

/**
 * Returns which of these people have to agree with their own message. Queries the database only for those who may have to.
 */
export async function whoMustConfirm<One extends Agreeing>(
  ctx: Pick<Context, 'settings'>,
  tx: Tx,
  people: readonly One[],
): Promise<Set<One>> {
  const open = people.filter(({ subscriber, isOwn }) => !isOwn && !subscriber.has_marketing_consent);
  if (open.length === 0) return new Set();
  const ledgers = await readLedgers(
    tx,
    open.map(({ subscriber }) => subscriber),
  );
  const addresses = open.flatMap((one) => addressesOf(one.subscriber).map((of) => ({ ...of, one })));
  const erased = new Set([...(await findErased(ctx, tx, addresses))].map(({ one }) => one));
  const waiting = open.filter((one) =>
    mustConfirm({
      isOwn: one.isOwn,
      isList: one.isList,
      hasConsent: one.subscriber.has_marketing_consent,
      optedOutAt: one.subscriber.opted_out_at,
      standingRefusals: standingRefusals(ledgers.get(one.subscriber.subscriber_id) ?? []).length,
      isErased: erased.has(one),
    }),
  );
  return new Set(waiting);
}
