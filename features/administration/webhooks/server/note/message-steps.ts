import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { MessageStep } from '#features/engine/messaging/contract/message-step.ts';
import type { StepListener } from '#features/engine/messaging/server/steps-api.ts';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import type { WantedEvents } from '../wanted-events.ts';

/** Reads all other columns from the message, which its transaction has locked. A step that did not happen has no moment. */
const NOTE_STEPS = `
  insert into shop_events (shop_id, event_id, type, subject_id, subscriber_id, occurred_at, created_at)
  select m.shop_id, g.event_id, 'message.' || g.step, m.message_id, m.subscriber_id, s.at, $6
  from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[], $5::uuid[])
    as g(shop_id, message_id, created_at, step, event_id)
  join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
  cross join lateral (select case g.step when 'sent' then m.sent_at when 'delivered' then m.delivered_at
    when 'read' then m.read_at else m.failed_at end as at) s
  where s.at is not null and m.source_kind <> 'test'
  order by g.event_id
  on conflict (shop_id, event_id) do nothing`;

/** Stores the steps of messages that endpoints want to know, in the transaction of the steps. */
export function noteMessageSteps(wanted: WantedEvents): StepListener {
  return {
    wants: (shopId, step) => wanted.wants(shopId, `message.${step}`),
    async note(client: pg.ClientBase, steps: readonly MessageStep[], now: Date) {
      if (steps.length === 0) return;
      await client.query({
        name: 'note-message-steps',
        text: NOTE_STEPS,
        values: [
          arrayLiteral(steps.map(({ shopId }) => shopId)),
          arrayLiteral(steps.map(({ messageId }) => messageId)),
          momentsLiteral(steps.map(({ createdAt }) => createdAt)),
          arrayLiteral(steps.map(({ step }) => step)),
          arrayLiteral(steps.map(({ messageId, step }) => eventIdOf(`message.${step}`, messageId))),
          now,
        ],
      });
    },
  };
}

/**
 * The id of an event that a thing has once. Providers report a step several times, and orders change after they are
 * credited, so the id is made of the thing: the second event then conflicts with the first one.
 */
export function eventIdOf(type: string, subject: string): string {
  const digits = createHash('sha256').update(`${type} ${subject}`).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
