import * as z from 'zod/mini';
import { ApiBroadcast } from '#features/administration/public-api/contract/resources/broadcasts.ts';
import { ApiMessage } from '#features/administration/public-api/contract/resources/messages.ts';
import { ApiChannel, moment } from '#features/administration/public-api/contract/resources/names.ts';
import { ApiCredit } from '#features/administration/public-api/contract/resources/orders.ts';
import { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import { ApiTemplate } from '#features/administration/public-api/contract/resources/templates.ts';
import { TEST_EVENT } from './event-types.ts';

/** A receiver may refuse more; Standard Webhooks recommends this limit. */
export const MOST_BODY_BYTES = 20_000;
/** Longer texts of people are cut, so that a body stays below its limit in every writing system. */
export const MOST_TEXT_LENGTH = 2000;

/** Where somebody waits for an answer of the team. */
const Conversation = z.object({
  personId: z.string(),
  channel: ApiChannel,
  waitingSince: moment,
});

/** A message from a person. */
const ReceivedMessage = z.object({
  personId: z.string(),
  channel: ApiChannel,
  /** `text`, `image`, `button` and others, as the channel names them. */
  kind: z.string(),
  /** What the person wrote or tapped; null if the message has no text. At most 2,000 characters. */
  text: z.nullable(z.string()),
  /** Whether the person wrote more than `text` has. */
  isCut: z.boolean(),
  receivedAt: moment,
});

/** A number or page that the shop sends from. */
const Sender = z.object({
  id: z.string(),
  channel: ApiChannel,
  /** The name that people see. */
  name: z.nullable(z.string()),
  /** As WhatsApp shows it; null on Messenger. */
  phone: z.nullable(z.string()),
  quality: z.enum(['high', 'medium', 'low', 'unknown']),
  /** As WhatsApp names it, such as `TIER_1K`. */
  dailyLimit: z.string(),
  isStopped: z.boolean(),
  stoppedReason: z.nullable(z.string()),
});

function event<Type extends string, Data extends z.core.$ZodType>(type: Type, data: Data) {
  return z.object({
    type: z.literal(type),
    /** When it happened. An attempt has its own time in the header `webhook-timestamp`. */
    timestamp: moment,
    data,
  });
}

const message = z.object({ message: ApiMessage });
const person = z.object({ person: ApiPerson });

/** The body of every event. A person, message or order looks as in the API, with its state when the event is prepared. */
export const EventBody = z.discriminatedUnion('type', [
  event('person.opted_in', person),
  event('person.stopped', person),
  event('message.sent', message),
  event('message.delivered', message),
  event('message.read', message),
  event('message.failed', message),
  event('message.received', z.object({ message: ReceivedMessage, person: ApiPerson })),
  event('conversation.waiting', z.object({ conversation: Conversation, person: ApiPerson })),
  event('order.credited', z.object({ credit: ApiCredit })),
  event('broadcast.finished', z.object({ broadcast: ApiBroadcast })),
  event(
    'template.status_changed',
    z.object({
      template: ApiTemplate,
      status: z.enum(['pending', 'approved', 'rejected', 'paused', 'disabled']),
      /** The provider's reason, in its own words. */
      reason: z.nullable(z.string()),
    }),
  ),
  event('sender.health_changed', z.object({ sender: Sender })),
  event(TEST_EVENT, z.object({ endpoint: z.object({ id: z.string() }) })),
]);
export type EventBody = z.infer<typeof EventBody>;
