import { momentOf } from '#platform/clock/moment-of.ts';
import { readCallbackData } from './callback-data.ts';

/** The meaning of one Messenger event. */
export type MessengerReceipt =
  /** Messenger accepted our message. `at` is the time that watermarks are compared with. */
  | { kind: 'echo'; shopId: number; messageId: string; providerMessageId: string; at: Date }
  /** Everything up to the watermark was delivered to the person, or read by them. */
  | { kind: 'delivered' | 'read'; psid: string; until: Date; at: Date; mids: readonly string[] };

interface WireEvent {
  sender?: { id: string } | undefined;
  timestamp?: number | string | undefined;
  message?:
    | { mid?: string | undefined; is_echo?: boolean | undefined; metadata?: string | undefined }
    | undefined;
  delivery?: { mids?: string[] | undefined; watermark: number } | undefined;
  read?: { watermark: number } | undefined;
}

/** Whether an event is about a message of the page, and not about something that a person did. */
export function isMessengerReceipt(event: WireEvent): boolean {
  return event.message?.is_echo === true || event.delivery !== undefined || event.read !== undefined;
}

/** The receipt in an event; null if somebody else sent the message for the page. */
export function readMessengerReceipt(event: WireEvent): MessengerReceipt | null {
  const { message, delivery, read, sender } = event;
  const psid = sender?.id;
  if (message?.is_echo) {
    const named = readCallbackData(message.metadata);
    const at = momentOf(event.timestamp);
    const { mid } = message;
    return named && at && mid !== undefined ? { kind: 'echo', ...named, providerMessageId: mid, at } : null;
  }
  const watermark = read?.watermark ?? delivery?.watermark;
  const until = momentOf(watermark);
  if (psid === undefined || until === null) return null;
  const at = momentOf(event.timestamp) ?? until;
  return { kind: read ? 'read' : 'delivered', psid, until, at, mids: delivery?.mids ?? [] };
}

/** Whether somebody else wrote for the page: in the page's inbox, or by another app. */
export function isForeignEcho(event: WireEvent): boolean {
  return event.message?.is_echo === true && readCallbackData(event.message.metadata) === null;
}
