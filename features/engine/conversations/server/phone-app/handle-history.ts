import * as z from 'zod';
import { findWhatsAppSender } from '#features/foundations/channels/server/index.ts';
import { notePhoneApp } from '#features/foundations/channels/server/phone-app-api.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { PhoneAppMessage } from '#partners/whatsapp/payloads/phone-app-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { findMoment } from '../../rules/believable-moment.ts';
import { isFromPerson, stateOfHistory } from '../../rules/older-message.ts';
import { detailsOf, wordsOf } from '../inbound-details.ts';
import { recordInboundFile } from '../record-inbound-file.ts';
import { endConsentOfPast } from './end-consent-of-past.ts';
import { findChatPartner } from './find-chat-partner.ts';
import { storeOutside } from './outside-messages.ts';

const Body = z.object({
  phoneNumberId: z.string(),
  displayNumber: z.string().nullable(),
  person: z.string().nullable(),
  messages: z.array(PhoneAppMessage),
});

interface OlderMessage {
  written: PhoneAppMessage;
  isFromPerson: boolean;
  at: Date;
}

/**
 * Stores older messages with a subscriber in the timeline. They are in the past: no campaign sees them, they open no
 * reply window and start no consent. Only an opt-out among them still counts.
 */
export async function handleHistory(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { phoneNumberId, displayNumber, person, messages } = Body.parse(webhook.body);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  if (!sender) return;
  await notePhoneApp(tx, sender);
  const older = messages.flatMap((written): OlderMessage[] => {
    const at = findMoment(written.timestamp);
    // A message of an unknown time has no place in a timeline.
    if (at === null || at > webhook.receivedAt || written.group_id !== undefined) return [];
    return [{ written, at, isFromPerson: isFromPerson(written, { person, displayNumber }) }];
  });
  const subscriber = await findChatPartner(tx, sender.shop_id, idsOfPartner(person, older));
  if (!subscriber || older.length === 0) return;
  const importedAt = webhook.receivedAt;
  const received = older.filter((one) => one.isFromPerson);
  await storeReceived(tx, subscriber, received, importedAt);
  await storeOutside(
    tx,
    subscriber,
    older
      .filter((one) => !one.isFromPerson)
      .map(({ written, at }) => ({
        id: written.id,
        channel: 'WA' as const,
        kind: written.type,
        text: wordsOf(written),
        details: detailsOf(written),
        at,
        importedAt,
        state: stateOfHistory(written.history_context?.status),
      })),
  );
  // Files are requested from Meta, which does not know a number at Gupshup.
  if (sender.provider === 'meta')
    for (const { written } of received) await recordInboundFile(tx, sender, written, importedAt);
  await endConsentOfPast(ctx, tx, subscriber, received);
}

/** The file of an older message arrives without its chat, so the message itself names the person. */
function idsOfPartner(person: string | null, older: readonly OlderMessage[]): (string | undefined)[] {
  if (person !== null) return [person];
  const [first] = older;
  if (!first) return [];
  const { from, from_user_id: fromId, to, to_user_id: toId } = first.written;
  return first.isFromPerson ? [from, fromId] : [to, toId];
}

/** Stores messages once. A placeholder becomes its file when the file is reported. */
async function storeReceived(
  tx: Tx,
  subscriber: Subscriber,
  received: readonly OlderMessage[],
  importedAt: Date,
): Promise<void> {
  if (received.length === 0) return;
  const byId = new Map(received.map((one) => [one.written.id, one]));
  await tx
    .insertInto('inbound_messages')
    .values(
      [...byId.values()].map(({ written, at }) => {
        const details = detailsOf(written);
        return {
          shop_id: subscriber.shop_id,
          channel: 'WA',
          provider_message_id: written.id,
          subscriber_id: subscriber.subscriber_id,
          kind: written.type,
          text: wordsOf(written),
          answers_provider_message_id: written.context?.id ?? null,
          received_at: at,
          imported_at: importedAt,
          details: details && storableJson(details),
        };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'channel', 'provider_message_id'])
        .doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          text: eb.ref('excluded.text'),
          details: eb.ref('excluded.details'),
        }))
        .where('inbound_messages.kind', '=', 'media_placeholder')
        .where('excluded.kind' as 'inbound_messages.kind', '<>', 'media_placeholder'),
    )
    .execute();
}
