import { sql } from 'kysely';
import * as z from 'zod';
import { findMessengerPerson, findMessengerSender } from '#features/foundations/channels/server/index.ts';
import { followMessengerPolicy } from '#features/foundations/channels/server/index.ts';
import {
  findOrCreateSubscriber,
  noteAdClick,
  openWindow,
  type Subscriber,
} from '#features/foundations/subscribers/server/index.ts';
import {
  noteAnsweredElsewhere,
  noteAnsweredHere,
} from '#features/foundations/subscribers/server/talks-api.ts';
import { MessengerEvent } from '#partners/messenger/payloads/webhook-envelope.ts';
import { momentOf } from '#platform/clock/moment-of.ts';
import type { Context } from '#platform/context.ts';
import '../contract/conversation-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { believableMoment } from '../rules/believable-moment.ts';
import { cameFromAd, detailsOfAttachments, refsIn } from '../rules/messenger-details.ts';
import { answererAfter } from '../rules/thread-control.ts';
import { handleInboundMessage, type ReceivedMessage } from './handle-inbound-message.ts';
import { READ_MESSENGER_PROFILE } from './read-messenger-profile.ts';

const Body = z.object({
  pageId: z.string(),
  event: MessengerEvent,
  /** Another app answers for the page in this conversation. */
  isStandby: z.boolean().optional(),
});

/** Processes what a person wrote or tapped, a link that led them to the chat, or Meta's decision about the page. */
export async function handleMessengerEvent(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { pageId, event, isStandby = false } = Body.parse(webhook.body);
  const sender = await findMessengerSender(tx, pageId);
  if (!sender) return;
  const policy = event['policy-enforcement'];
  if (policy) return followMessengerPolicy(ctx, tx, sender, policy);
  const psid = event.sender?.id;
  if (psid === undefined || psid === pageId) return;
  const at = believableMoment(momentOf(event.timestamp), webhook.receivedAt);
  if (isAboutControl(event)) return followControl(ctx, tx, { pageId, psid, event, at });
  const person = { channel: 'FB', phoneE164: null, psid, pageId } as const;
  const subscriber = await findOrCreateSubscriber(ctx, tx, sender.shop_id, person);
  if (subscriber.first_name === null) {
    const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
    await ctx.jobs.enqueue(tx, READ_MESSENGER_PROFILE, { shopId, subscriberId, pageId });
  }
  const received = await readReceived(tx, subscriber, event, {
    at,
    storedAt: webhook.receivedAt,
    fallbackId: webhook.eventId,
  });
  // Handled before the tap in the same event, because a campaign that greets people checks whether a tool already does
  // so.
  for (const ref of refsIn(event)) {
    const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
    await ctx.events.publish(tx, 'messengerReferred', { shopId, subscriberId, ref, at });
  }
  const isFromAd = cameFromAd(event);
  if (received)
    await handleInboundMessage(ctx, tx, {
      senderId: sender.sender_id,
      subscriber,
      named: person,
      received: { ...received, isFromAd, isStandby },
    });
  else if (isFromAd) await noteAdClick(tx, subscriber, at);
  else if (opensWindow(event)) await openWindow(tx, subscriber, at);
}

function isAboutControl(event: MessengerEvent): boolean {
  return (
    (event.pass_thread_control ?? event.take_thread_control ?? event.request_thread_control) !== undefined
  );
}

interface ControlChange {
  pageId: string;
  psid: string;
  event: MessengerEvent;
  at: Date;
}

/** Notes which app answers a person. A request of another app changes nothing, because only a person would grant it. */
async function followControl(
  ctx: Context,
  tx: Tx,
  { pageId, psid, event, at }: ControlChange,
): Promise<void> {
  const person = await findMessengerPerson(tx, pageId, psid);
  const answerer = answererAfter(event, ctx.settings.meta.appId);
  if (!person || answerer === null) return;
  const row = { shop_id: person.shopId, subscriber_id: person.subscriberId };
  await (answerer === 'here' ? noteAnsweredHere(tx, row, at) : noteAnsweredElsewhere(tx, row, at));
}

/** A link into an existing thread, and a reaction, open the window like a message; an old opt-in does not. */
function opensWindow({ referral, reaction }: MessengerEvent): boolean {
  return referral !== undefined || (reaction !== undefined && reaction.action !== 'unreact');
}

async function readReceived(
  tx: Tx,
  subscriber: Subscriber,
  { message, postback }: MessengerEvent,
  { at, storedAt, fallbackId }: { at: Date; storedAt: Date; fallbackId: string },
): Promise<ReceivedMessage | null> {
  if (postback) {
    const { mid, title = null, payload = null } = postback;
    const answersId = await findOffer(tx, subscriber, payload, at);
    const id = mid ?? `postback:${fallbackId}`;
    return { id, kind: 'postback', text: title, isTap: true, payload, answersId, at, storedAt };
  }
  if (!message) return null;
  const payload = message.quick_reply?.payload ?? null;
  const { attachments = [] } = message;
  return {
    id: message.mid ?? `message:${fallbackId}`,
    kind: attachments[0]?.type ?? 'text',
    text: message.text ?? null,
    details: detailsOfAttachments(attachments),
    isTap: payload !== null,
    payload,
    answersId: message.reply_to?.mid ?? (await findOffer(tx, subscriber, payload, at)),
    at,
    storedAt,
  };
}

/**
 * A tap does not name the message that it answers, which is the last message of ours that offered the tapped answer.
 */
async function findOffer(
  tx: Tx,
  subscriber: Subscriber,
  payload: string | null,
  at: Date,
): Promise<string | null> {
  if (payload === null) return null;
  const { rows } = await sql<{ provider_message_id: string }>`
    select m.provider_message_id from messages m
    left join sendings g on g.shop_id = m.shop_id and g.sending_id = m.sending_id
    where m.shop_id = ${subscriber.shop_id} and m.subscriber_id = ${subscriber.subscriber_id} and m.channel = 'FB'
      and m.created_at > ${at}::timestamptz - interval '30 days' and m.provider_message_id is not null
      and position(to_jsonb(${payload}::text)::text in coalesce(m.content, g.content)::text) > 0
    order by m.created_at desc limit 1`.execute(tx);
  return rows[0]?.provider_message_id ?? null;
}
