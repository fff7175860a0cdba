import { consentOrigin } from '#features/foundations/consent/contract/consent-origins.ts';
import type { TimelineEntry } from '../../contract/person-calls.ts';

type Entry<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

export function describeConsent({ change, origin }: Entry<'consent'>): string {
  return `${change === 'granted' ? 'Agreed' : 'Ended it'} ${consentOrigin({ kind: change, origin })}`;
}

const INBOUND_WORDS: Record<string, string> = {
  image: 'a picture',
  video: 'a video',
  audio: 'a voice message',
  document: 'a file',
  sticker: 'a sticker',
  location: 'a place',
  contacts: 'a contact',
  reaction: 'a reaction',
  order: 'an order in the chat',
};

export function describeInbound({ text, what }: Entry<'inbound'>): string {
  return text === null ? `Sent you ${INBOUND_WORDS[what] ?? 'something'}` : 'Wrote to you';
}

export const TAPPED = 'Tapped the link in';
export const LEFT_CART = 'Left a cart';

/** Describes what happened to an order; its name follows. */
export function describeOrder({ isCancelled }: Entry<'order'>): string {
  return isCancelled ? 'Cancelled order' : 'Ordered';
}

/** Why an order is credited to a message. */
export const TOUCHES = {
  code: 'its code was used',
  click: 'its link was tapped before',
  read: 'it was read before',
} as const;
