import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import type { AudienceFact, Predicate } from '../../contract/predicate.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Days } from '../../contract/value-shapes.ts';

const WORDS = {
  read: 'read',
  notRead: 'got and did not read',
  clicked: 'clicked in',
  replied: 'replied to',
  failed: 'could not be reached by',
};

const FACTS: Record<Exclude<keyof typeof WORDS, 'notRead'>, AudienceFact> = {
  read: 'last_read_at',
  clicked: 'last_clicked_at',
  replied: 'last_replied_at',
  failed: 'last_failed_at',
};

const Broadcast = z.string().check(z.refine((id) => z.safeParse(Uuid, id).success, 'Choose a broadcast.'));

/** What people did with a broadcast, or with any message of the last `checkValue` days. */
export const engagement = defineSegmentRule({
  type: 'engagement',
  name: 'Read, clicked, replied or not',
  shape: z
    .object({
      engagement: z.enum(['read', 'notRead', 'clicked', 'replied', 'failed'], 'Choose what they did.'),
      broadcastId: z.optional(Broadcast),
      checkValue: z.optional(Days),
      name: z.optional(z.string()),
    })
    .check(
      z.refine(({ broadcastId, checkValue }) => broadcastId !== undefined || checkValue !== undefined, {
        error: 'Choose a broadcast, or enter how many days.',
        path: ['checkValue'],
      }),
    ),
  describe: ({ engagement: what, broadcastId, checkValue, name }, { nameOf }) =>
    broadcastId === undefined
      ? `${WORDS[what]} a message of ours ${inLastDays(checkValue ?? 0)}`
      : `${WORDS[what]} the broadcast ${nameOf('broadcastId', broadcastId) ?? name ?? broadcastId}`,
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
