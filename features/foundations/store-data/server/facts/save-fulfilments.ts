import type { Tx } from '#platform/database/database.ts';
import type { FulfilmentChange, FulfilmentFacts } from '../../contract/store-facts.ts';
import { listChanges, mergeFulfilment } from '../../rules/merge-fulfilment.ts';
import type { ReportedFulfilment } from '../../rules/read-fulfilment.ts';
import { lockFulfilments, writeFulfilments } from './fulfilment-queries.ts';

/** What changed about a shipment by one report. */
export interface ChangedFulfilment {
  fulfilment: FulfilmentFacts;
  changed: FulfilmentChange[];
}

/** Stores reported shipments; returns what each report changed. */
export async function saveFulfilments(
  tx: Tx,
  shopId: number,
  reported: readonly ReportedFulfilment[],
): Promise<ReadonlyMap<ReportedFulfilment, ChangedFulfilment>> {
  if (reported.length === 0) return new Map();
  const ids = reported.map(({ facts }) => facts.fulfilmentId);
  const stored = await lockFulfilments(tx, shopId, ids);
  const known = new Map(stored);
  const news = new Map<ReportedFulfilment, ChangedFulfilment>();
  for (const one of reported) {
    const { fulfilmentId } = one.facts;
    const before = known.get(fulfilmentId) ?? null;
    const after = mergeFulfilment(before, one);
    known.set(fulfilmentId, after);
    const changed = listChanges(before?.facts ?? null, after.facts);
    if (changed.length > 0) news.set(one, { fulfilment: after.facts, changed });
  }
  const written = [...known].filter(([id, now]) => !isAlike(stored.get(id), now)).map(([, now]) => now);
  await writeFulfilments(tx, shopId, written);
  return news;
}

function isAlike(one: ReportedFulfilment | undefined, other: ReportedFulfilment): boolean {
  return one !== undefined && JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder({ facts, shipmentStatusAt }: ReportedFulfilment) {
  return [shipmentStatusAt, ...Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))];
}
