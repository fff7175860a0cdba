import * as z from 'zod/mini';

/** The events that an endpoint can choose, in the order of the documentation. A name never changes its meaning. */
export const EVENT_TYPES = [
  'person.opted_in',
  'person.stopped',
  'message.sent',
  'message.delivered',
  'message.read',
  'message.failed',
  'message.received',
  'conversation.waiting',
  'order.credited',
  'broadcast.finished',
  'template.status_changed',
  'sender.health_changed',
] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

/** The event of the button "Send a test event". It goes to one endpoint, whatever that endpoint chose. */
export const TEST_EVENT = 'endpoint.tested';
