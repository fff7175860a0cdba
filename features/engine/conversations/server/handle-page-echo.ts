import * as z from 'zod';
import { findMessengerPerson } from '#features/foundations/channels/server/index.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { MessengerEvent } from '#partners/messenger/payloads/webhook-envelope.ts';
import { momentOf } from '#platform/clock/moment-of.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { believableMoment } from '../rules/believable-moment.ts';
import { detailsOfAttachments } from '../rules/messenger-details.ts';
import { reportOutside, storeOutside } from './phone-app/outside-messages.ts';

/** The app of the page's own inbox, in which only people write (Messenger Platform, handover protocol). */
const PAGE_INBOX_APP = '263902037430900';

const Body = z.object({ pageId: z.string(), event: MessengerEvent });

/**
 * Processes what somebody wrote to a subscriber in the page's inbox: it joins the timeline, and campaigns wait for a
 * while. What other apps write is left alone, because no person wrote it.
 */
export async function handlePageEcho(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { pageId, event } = Body.parse(webhook.body);
  const { message, recipient } = event;
  const id = message?.mid;
  if (message?.app_id !== PAGE_INBOX_APP || id === undefined || recipient === undefined) return;
  const person = await findMessengerPerson(tx, pageId, recipient.id);
  const subscriber = person && (await lockSubscriber(tx, person.shopId, person.subscriberId));
  if (!subscriber) return;
  const at = believableMoment(momentOf(event.timestamp), webhook.receivedAt);
  const { text = null, attachments = [] } = message;
  const kind = attachments[0]?.type ?? 'text';
  const details = detailsOfAttachments(attachments);
  const written = { id, channel: 'FB', kind, text, details, at, importedAt: null, state: null } as const;
  await storeOutside(tx, subscriber, [written]);
  await reportOutside(ctx, tx, subscriber, written);
}
