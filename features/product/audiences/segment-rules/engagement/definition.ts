import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { fill } from '#platform/language/reader.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import type { AudienceFact, Predicate } from '../../contract/predicate.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Days } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

const FACTS: Record<'read' | 'clicked' | 'replied' | 'failed', AudienceFact> = {
  read: 'last_read_at',
  clicked: 'last_clicked_at',
  replied: 'last_replied_at',
  failed: 'last_failed_at',
};

const Broadcast = z
  .string()
  .check(z.refine((id) => z.safeParse(Uuid, id).success, { error: () => texts.ruleFaults.broadcast }));

/** People's reactions to a broadcast, or to any message of the last `checkValue` days. */
export const engagement = defineSegmentRule({
  type: 'engagement',
  get name() {
    return texts.ruleNames.engagement;
  },
  shape: z
    .object({
      engagement: z.enum(['read', 'notRead', 'clicked', 'replied', 'failed'], {
        error: () => texts.ruleFaults.engagement,
      }),
      broadcastId: z.optional(Broadcast),
      checkValue: z.optional(Days),
      name: z.optional(z.string()),
    })
    .check(
      z.refine(({ broadcastId, checkValue }) => broadcastId !== undefined || checkValue !== undefined, {
        error: () => texts.ruleFaults.broadcastOrDays,
        path: ['checkValue'],
      }),
    ),
  describe: ({ engagement: what, broadcastId, checkValue, name }, { nameOf }) =>
    broadcastId === undefined
      ? fill(texts.ruleWords.engaged[what], { when: inLastDays(checkValue ?? 0) })
      : fill(texts.ruleWords.engagedWithBroadcast[what], {
          broadcast: nameOf('broadcastId', broadcastId) ?? name ?? broadcastId,
        }),
  toPredicate: ({ engagement: what, broadcastId, checkValue = 0 }, { daysAgo }) => {
    const since = broadcastId === undefined ? daysAgo(checkValue) : 0;
    const did = (step: keyof typeof FACTS | 'sent'): Predicate =>
      broadcastId === undefined
        ? step === 'sent'
          ? { kind: 'recent', of: 'messages', atLeast: 1, since }
          : { kind: 'range', fact: FACTS[step], from: since }
        : { kind: 'member', of: { set: 'broadcast', broadcastId, step } };
    if (what !== 'notRead') return did(what);
    return { kind: 'all', parts: [did('sent'), { kind: 'not', part: did('read') }] };
  },
});
