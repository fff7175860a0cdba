import type {
  AroundContent,
  InboundContent,
  InboundMedia,
} from '#partners/whatsapp/payloads/inbound-message.ts';
import { INBOUND_KINDS, type InboundKind } from '../rules/inbound-media.ts';

const MOST_CHARACTERS = 4096;
/** Nobody shares more people or orders than fit on a screen. */
const MOST_ITEMS = 50;

/** A message of either side. */
type Message = InboundContent & AroundContent;

/** The text of a message, to read and to search; null if it has none. */
export function wordsOf(message: Message): string | null {
  const words = wordsIn(message.edit?.message ?? message);
  return words === undefined || words === '' ? null : words.slice(0, MOST_CHARACTERS);
}

function wordsIn(content: InboundContent): string | undefined {
  const { text, button, interactive, location, order, reaction } = content;
  return (
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    interactive?.nfm_reply?.body ??
    findFile(content)?.file.caption ??
    location?.name ??
    location?.address ??
    content.contacts?.[0]?.name?.formatted_name ??
    order?.text ??
    reaction?.emoji
  );
}

/** What matters in a message beside its text; null if there is nothing. */
export function detailsOf(message: Message): object | null {
  const { edit, revoke, context, referral, group_id: group } = message;
  const details = {
    ...detailsIn(edit?.message ?? message),
    ...(edit?.original_message_id !== undefined && { edits: edit.original_message_id }),
    ...(revoke?.original_message_id !== undefined && { revokes: revoke.original_message_id }),
    ...(group !== undefined && { group }),
    ...(context?.referred_product && { product: context.referred_product }),
    ...(context?.forwarded && { forwarded: 'once' }),
    ...(context?.frequently_forwarded && { forwarded: 'often' }),
    ...(referral && { referral }),
  };
  return Object.keys(details).length === 0 ? null : details;
}

function detailsIn(content: InboundContent): object | null {
  const { location, contacts, order, reaction, interactive, errors } = content;
  const found = findFile(content);
  if (found) return { file: describeFile(found.file) };
  if (location) return { place: location };
  if (contacts) return { people: contacts.slice(0, MOST_ITEMS).map(describePerson) };
  if (order) return { order: { ...order, product_items: (order.product_items ?? []).slice(0, MOST_ITEMS) } };
  if (reaction) return { reaction: { to: reaction.message_id, emoji: reaction.emoji ?? null } };
  if (interactive) return describeInteractive(interactive);
  if (errors)
    return { errors: errors.map(({ code, title }) => ({ code: code ?? null, title: title ?? null })) };
  return null;
}

/** The text and payload of a tap are stored separately. Forms, calls and payments are stored as they arrived. */
function describeInteractive(interactive: NonNullable<InboundContent['interactive']>): object | null {
  const { type, button_reply: button, list_reply: row, nfm_reply: form } = interactive;
  if (button ?? row) return null;
  if (form) return { form: form.response_json?.slice(0, MOST_CHARACTERS) ?? null };
  const isShort = JSON.stringify(interactive).length <= MOST_CHARACTERS;
  return { interactive: isShort ? interactive : { type } };
}

/** The file in a message, with its kind. */
export function findFile(message: InboundContent): { kind: InboundKind; file: InboundMedia } | null {
  for (const kind of INBOUND_KINDS) {
    const file = message[kind];
    if (message.type === kind && file) return { kind, file };
  }
  return null;
}

function describeFile({ mime_type: type, filename, voice, animated, sha256 }: InboundMedia): object {
  return { type, filename, voice, animated, sha256 };
}

type SharedContact = NonNullable<InboundContent['contacts']>[number];

function describePerson({ name, phones = [], emails = [], origin }: SharedContact): object {
  return {
    name: name?.formatted_name ?? null,
    phones: phones.slice(0, MOST_ITEMS).flatMap(({ phone }) => phone ?? []),
    emails: emails.slice(0, MOST_ITEMS).flatMap(({ email }) => email ?? []),
    ...(origin !== undefined && { origin }),
  };
}
