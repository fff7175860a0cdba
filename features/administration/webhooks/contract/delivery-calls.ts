import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Moment, textOf, Uuid } from '#platform/http/text-shapes.ts';

/** The log and the bodies of events are kept this long. */
export const LOG_DAYS = 30;
export const DELIVERIES_IN_PAGE = 50;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
const DeliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** Why an attempt failed. */
export const FAULTS = [
  /** An answer that is neither a success nor one of the following. */
  'status',
  'redirect',
  'gone',
  /** The host is in a network that Bellbird may not call. */
  'closedNetwork',
  'unknownName',
  'timeout',
  'noConnection',
  /** The endpoint was switched off before the event reached it. */
  'off',
] as const;
const Fault = z.enum(FAULTS);
export type Fault = z.infer<typeof Fault>;

/** An event on its way to one endpoint. Times are ISO 8601. */
export const Delivery = z.object({
  eventId: z.string(),
  type: z.string(),
  state: DeliveryState,
  attempts: z.int(),
  occurredAt: z.string(),
  createdAt: z.string(),
  attemptedAt: z.nullable(z.string()),
  /** When the next attempt is due; null if there is none. */
  dueAt: z.nullable(z.string()),
  /** The HTTP status of the last answer. */
  status: z.nullable(z.int()),
  fault: z.nullable(Fault),
});
export type Delivery = z.infer<typeof Delivery>;

/** Whether a text is a moment and an id. */
function isPlace(text: string): boolean {
  const [at, id, ...more] = text.split(' ');
  return more.length === 0 && z.safeParse(Moment, at).success && z.safeParse(Uuid, id).success;
}

const ERRORS = ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP', 'NOT_FOUND'] as const;
const OF_ENDPOINT = { shopUrl: z.string(), endpointId: Uuid };

export const getDeliveries = defineCall({
  method: 'GET',
  path: '/database/api/webhooks/getDeliveries',
  summary: 'The log of an endpoint, the newest event first',
  query: z.object({
    ...OF_ENDPOINT,
    state: z.optional(DeliveryState),
    /** The `next` of the page before. */
    before: z.optional(textOf(61).check(z.refine(isPlace))),
  }),
  response: z.object({ deliveries: z.array(Delivery), next: z.nullable(z.string()) }),
  access: 'configure',
  errors: ERRORS,
});

export const getDelivery = defineCall({
  method: 'GET',
  path: '/database/api/webhooks/getDelivery',
  summary: 'One event of the log: what was sent, and how the last answer begins',
  query: z.object({ ...OF_ENDPOINT, eventId: Uuid }),
  response: z.object({ delivery: Delivery, body: z.string(), answer: z.nullable(z.string()) }),
  access: 'configure',
  errors: ERRORS,
});

export const replayEvent = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/replayEvent',
  summary: 'Sends one event of the log again, with the same id',
  body: z.object({ ...OF_ENDPOINT, eventId: Uuid }),
  response: z.object({ replayed: z.int() }),
  access: 'configure',
  changes: ['host'],
  errors: [...ERRORS, 'WEBHOOK_OFF'],
});

export const replayFailed = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/replayFailed',
  summary: 'Sends all events again that failed since a moment, with the same ids',
  body: z.object({ ...OF_ENDPOINT, since: Moment }),
  response: z.object({ replayed: z.int() }),
  access: 'configure',
  mostPerMinute: 10,
  changes: ['host'],
  errors: [...ERRORS, 'WEBHOOK_OFF'],
});

export const sendTestEvent = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/sendTestEvent',
  summary: 'Sends an event to an endpoint that says nothing but its id',
  body: z.object(OF_ENDPOINT),
  response: z.object({ sent: z.boolean() }),
  access: 'configure',
  mostPerMinute: 10,
  changes: ['host'],
  errors: [...ERRORS, 'WEBHOOK_OFF'],
});
