import type { InboundMedia, InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import { INBOUND_KINDS, type InboundKind } from '../rules/inbound-media.ts';

const MOST_CHARACTERS = 4096;
/** Nobody shares more people or orders more than fits a screen. */
const MOST_ITEMS = 50;

/** What a message says in words, for people to read and to search by; null when it says nothing. */
export function wordsOf(message: InboundMessage): string | null {
  const { text, button, interactive, location, order, reaction } = message;
  const words =
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    interactive?.nfm_reply?.body ??
    findFile(message)?.file.caption ??
    location?.name ??
    location?.address ??
    message.contacts?.[0]?.name?.formatted_name ??
    order?.text ??
    reaction?.emoji;
  return words === undefined || words === '' ? null : words.slice(0, MOST_CHARACTERS);
}

/** What matters of a message beside its words; null when the words are all. */
export function detailsOf(message: InboundMessage): object | null {
  const { location, contacts, order, reaction, interactive, errors, referral } = message;
  const found = findFile(message);
  if (found) return { file: describeFile(found.file) };
  if (location) return { place: location };
  if (contacts) return { people: contacts.slice(0, MOST_ITEMS).map(describePerson) };
  if (order) return { order: { ...order, product_items: (order.product_items ?? []).slice(0, MOST_ITEMS) } };
  if (reaction) return { reaction: { to: reaction.message_id, emoji: reaction.emoji ?? null } };
  if (interactive?.nfm_reply)
    return { form: interactive.nfm_reply.response_json?.slice(0, MOST_CHARACTERS) ?? null };
  if (errors) return { errors: errors.map(({ code, title }) => ({ code, title: title ?? null })) };
  return referral ? { referral } : null;
}

/** The file in a message, with the kind it came as. */
export function findFile(message: InboundMessage): { kind: InboundKind; file: InboundMedia } | null {
  for (const kind of INBOUND_KINDS) {
    const file = message[kind];
    if (message.type === kind && file) return { kind, file };
  }
  return null;
}

function describeFile({ mime_type: type, filename, voice, animated, sha256 }: InboundMedia): object {
  return { type, filename, voice, animated, sha256 };
}

type SharedContact = NonNullable<InboundMessage['contacts']>[number];

function describePerson({ name, phones = [], emails = [] }: SharedContact): object {
  return {
    name: name?.formatted_name ?? null,
    phones: phones.slice(0, MOST_ITEMS).flatMap(({ phone }) => phone ?? []),
    emails: emails.slice(0, MOST_ITEMS).flatMap(({ email }) => email ?? []),
  };
}
