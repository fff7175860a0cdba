import type { EventType } from '../contract/event-types.ts';
import { texts } from '../texts/en.ts';

/** What each event is called on screens. */
export const EVENT_NAMES: Readonly<Record<EventType, string>> = {
  'person.opted_in': texts.events.optedIn,
  'person.stopped': texts.events.stopped,
  'message.sent': texts.events.sent,
  'message.delivered': texts.events.delivered,
  'message.read': texts.events.read,
  'message.failed': texts.events.failed,
  'message.received': texts.events.received,
  'conversation.waiting': texts.events.waiting,
  'order.credited': texts.events.credited,
  'broadcast.finished': texts.events.broadcastFinished,
  'template.status_changed': texts.events.templateChanged,
  'sender.health_changed': texts.events.senderChanged,
};
