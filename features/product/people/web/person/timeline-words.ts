import { consentOrigin } from '#features/foundations/consent/contract/consent-origins.ts';
import { fill } from '#platform/language/reader.ts';
import type { TimelineEntry } from '../../contract/person-calls.ts';
import { texts } from '../../texts/en.ts';

type Entry<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

export function describeConsent({ change, origin }: Entry<'consent'>): string {
  return fill(texts.events[change], { how: consentOrigin({ kind: change, origin }) });
}

const INBOUND_LABELS: Readonly<Record<string, string>> = {
  image: texts.inbound.image,
  video: texts.inbound.video,
  audio: texts.inbound.audio,
  document: texts.inbound.document,
  // An older message whose file WhatsApp does not hand over.
  media_placeholder: texts.inbound.document,
  sticker: texts.inbound.sticker,
  location: texts.inbound.location,
  contacts: texts.inbound.contacts,
  reaction: texts.inbound.reaction,
  order: texts.inbound.order,
};

export function describeInbound({ text, what }: Entry<'inbound'>): string {
  return text === null ? (INBOUND_LABELS[what] ?? texts.inbound.other) : texts.events.wrote;
}

/** Describes what the shop wrote outside Bellbird. */
export function describeOutside({ text, change }: Entry<'outside'>): string {
  if (change !== null) return texts.outside[change];
  return text === null ? texts.outside.sent : texts.outside.wrote;
}
