import { findAttributes } from '#features/foundations/channels/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import { OFFER_TEXT, type BroadcastAttributes } from '../contract/broadcast.ts';
import { missingDetail, scheduleRefusalReason, type TextFacts } from '../rules/schedule-faults.ts';
import { needsOf } from '../rules/template-needs.ts';
import { countPeople, isFilled } from './audience-people.ts';
import { findChosen, sendable, type ChosenTemplate } from './broadcast-templates.ts';
import type { StoredBroadcast } from './stored-broadcast.ts';

interface Checked {
  fault: ErrorCode | null;
  audienceCount: number;
  /** What is missing if the fault is DETAILS_NOT_FILLED. */
  missing: ReturnType<typeof missingDetail>;
}

/**
 * Returns why a saved broadcast cannot be scheduled: the faults in the specification's order, then whether its template
 * may be sent.
 */
export async function findScheduleFault(
  tx: Tx,
  row: StoredBroadcast,
  { senderId, now }: { senderId: string | null; now: Date },
): Promise<Checked> {
  const texts = await textsOf(tx, row);
  const facts = {
    texts: texts.map(({ chosen, attributes }) => toFacts(chosen, attributes)),
    supportNumber: await supportNumberOf(tx, row),
    isAudienceFilled: isFilled(row.condition),
    scheduledAt: row.scheduled_at,
    now,
  };
  const wanted = row.ab_test ? 2 : 1;
  const missing = texts.length < wanted ? 'template' : missingDetail(facts);
  if (texts.length < wanted) return { fault: 'DETAILS_NOT_FILLED', audienceCount: 0, missing };
  const early = scheduleRefusalReason({ ...facts, audienceCount: null });
  if (early) return { fault: early, audienceCount: 0, missing };
  const audienceCount = await countPeople(tx, {
    shopId: row.shop_id,
    condition: row.condition,
    at: now,
  });
  const fault = scheduleRefusalReason({ ...facts, audienceCount });
  if (fault || senderId === null) return { fault, audienceCount, missing };
  const mayBeSent = texts.every(({ chosen }) => sendable(chosen.variants, senderId).length > 0);
  return { fault: mayBeSent ? null : 'TEMPLATE_NOT_APPROVED', audienceCount, missing };
}

/** The template of a broadcast, or both of its A/B test, with their values; a deleted one is left out. */
export async function textsOf(
  tx: Tx,
  row: StoredBroadcast,
): Promise<{ arm: 'A' | 'B'; chosen: ChosenTemplate; attributes: BroadcastAttributes }[]> {
  const wanted = [
    { arm: 'A' as const, id: row.template_id, attributes: row.attributes },
    ...(row.ab_test
      ? [{ arm: 'B' as const, id: row.ab_test.templateB, attributes: row.ab_test.attributesB }]
      : []),
  ];
  const texts: Awaited<ReturnType<typeof textsOf>> = [];
  for (const { arm, id, attributes } of wanted) {
    const chosen = id === null || id === '' ? null : await findChosen(tx, row.shop_id, id);
    if (chosen) texts.push({ arm, chosen, attributes });
  }
  return texts;
}

/** The broadcast's own support number, else the one for broadcasts, else the shop's. */
export async function supportNumberOf(tx: Tx, row: StoredBroadcast): Promise<string> {
  if (row.support_number !== '') return row.support_number;
  const { broadcastWASupport, globalSupport } = await findAttributes(tx, row.shop_id);
  const text = (given: string | boolean | undefined) => (typeof given === 'string' ? given : '');
  return text(broadcastWASupport) || text(globalSupport);
}

function toFacts({ template }: ChosenTemplate, attributes: BroadcastAttributes): TextFacts {
  const needs = needsOf(template.definition);
  return {
    variables: needs.variables.map((name) => ({ name, value: attributes[name] ?? '' })),
    wantsOfferText: needs.wantsOfferText,
    offerText: attributes[OFFER_TEXT] ?? '',
    wantsSupportNumber: needs.wantsSupportNumber,
    addresses: needs.links.map(({ link }) => attributes[link] ?? ''),
  };
}
