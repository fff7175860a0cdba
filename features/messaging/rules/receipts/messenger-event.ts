import { readCallbackData } from './callback-data.ts';

/** What one of Messenger's events is to us. */
export type MessengerReceipt =
  /** Messenger has a message of ours; `at` is the moment that its watermarks count by. */
  | { kind: 'echo'; shopId: number; messageId: string; providerMessageId: string; at: Date }
  /** Everything up to the watermark reached the person, or was read by them. */
  | { kind: 'delivered' | 'read'; psid: string; until: Date; at: Date; mids: readonly string[] };

interface Told {
  sender?: { id: string } | undefined;
  timestamp?: number | string | undefined;
  message?:
    | { mid?: string | undefined; is_echo?: boolean | undefined; metadata?: string | undefined }
    | undefined;
  delivery?: { mids?: string[] | undefined; watermark: number } | undefined;
  read?: { watermark: number } | undefined;
}

/** Whether an event tells of a message of the page's own, and not of something that a person did. */
export function isMessengerReceipt(event: Told): boolean {
  return event.message?.is_echo === true || event.delivery !== undefined || event.read !== undefined;
}

/** The receipt in an event; null when it is of a message that somebody else sent for the page. */
export function readMessengerReceipt(event: Told): MessengerReceipt | null {
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

/** Whether something was said for the page by another hand: in the page's own inbox, or by another app. */
export function isForeignEcho(event: Told): boolean {
  return event.message?.is_echo === true && readCallbackData(event.message.metadata) === null;
}

interface Attachment {
  type: string;
  title?: string | undefined;
  url?: string | undefined;
  payload?:
    | {
        url?: string | undefined;
        title?: string | undefined;
        sticker_id?: string | undefined;
        coordinates?: { lat: number; long: number } | undefined;
      }
    | undefined;
}

/** Nobody sends more than fits a screen. */
const MOST_ATTACHMENTS = 50;

/** What a message shows beside its words: files and stickers with their addresses, places; null when there is nothing. */
export function detailsOfAttachments(attachments: readonly Attachment[]): object | null {
  if (attachments.length === 0) return null;
  const shown = attachments.slice(0, MOST_ATTACHMENTS).map(({ type, title, url, payload }) => ({
    type,
    title: payload?.title ?? title,
    address: payload?.url ?? url,
    stickerId: payload?.sticker_id,
    place: payload?.coordinates && {
      latitude: payload.coordinates.lat,
      longitude: payload.coordinates.long,
    },
  }));
  return { attachments: shown };
}

interface Referral {
  ref?: string | undefined;
}

/** Messenger puts the `ref` of an m.me link into one of three places; the plugins of old had their own. */
export function refsIn(event: {
  referral?: Referral | undefined;
  postback?: { referral?: Referral | undefined } | undefined;
  message?: { referral?: Referral | undefined } | undefined;
  optin?: Referral | undefined;
}): string[] {
  const { referral, postback, message, optin } = event;
  const refs = [referral?.ref, postback?.referral?.ref, message?.referral?.ref, optin?.ref];
  return [...new Set(refs.flatMap((ref) => (ref === undefined || ref === '' ? [] : [ref])))];
}

/** A moment as Messenger writes it, in milliseconds; null when it cannot be read. */
export function momentOf(timestamp: number | string | undefined): Date | null {
  const at = new Date(Number(timestamp));
  return timestamp === undefined || Number.isNaN(at.getTime()) ? null : at;
}
