import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import { SenderAction } from '#partners/messenger/payloads/send-request.ts';
import { objectIn, textIn, type JsonObject } from '../core/json-parts.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import {
  checkOrderNumber,
  checkPageRate,
  checkPerson,
  checkPolicy,
  checkUtility,
  readPageSend,
} from './check-page-send.ts';
import { notifyChanged, type MessengerAccount, type PageMessage } from './messenger-account.ts';
import { followPageMessage } from './notify-receipts.ts';
import { findPagePerson } from './page-person.ts';
import { respondAsPlanned, planPageResponse } from './plan-page-response.ts';
import { saveThreadMessage } from './save-thread-message.ts';

/** `POST /{page id}/messages`: checks in Messenger's order, then accepts the message. */
export async function sendToPerson(
  account: MessengerAccount,
  pageId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const body = objectIn(request.body);
  if ('sender_action' in body) return doSenderAction(account, pageId, body);
  const send = readPageSend(body);
  const nowMs = account.sandbox.clock.now().getTime();
  checkPageRate(account, pageId, nowMs);
  checkPolicy(account, pageId);
  const planned = planPageResponse(account.sandbox);
  if (planned.waitMs > 0) await wait(planned.waitMs, undefined, { ref: false });
  const isUtility = checkUtility(account, pageId, send) !== null;
  const kind = isUtility ? 'utility' : send.tag === undefined ? 'other' : 'answer';
  checkPerson(findPagePerson(account, pageId, send.recipient.id), kind, nowMs);
  checkOrderNumber(account, pageId, send);
  const message = accept(account, pageId, send, nowMs);
  const answer = { recipient_id: send.recipient.id, message_id: message.id };
  return respondAsPlanned(planned, answer, request, reply);
}

function accept(
  account: MessengerAccount,
  pageId: string,
  { recipient, message: content, messaging_type: messagingType }: MessengerSendRequest,
  nowMs: number,
): PageMessage {
  const message: PageMessage = {
    id: newMid(),
    pageId,
    psid: recipient.id,
    direction: 'fromPage',
    at: nowMs,
    state: 'sent',
    message: content,
    messagingType,
  };
  account.acceptedCount += 1;
  const { metadata } = content;
  if (metadata !== undefined)
    account.acceptedTimes.set(metadata, (account.acceptedTimes.get(metadata) ?? 0) + 1);
  const person = findPagePerson(account, pageId, recipient.id);
  if (person) person.isPageTyping = false;
  saveThreadMessage(account, message);
  followPageMessage(account, message);
  return message;
}

/** Returns a new message id, which looks like Messenger's. */
export function newMid(): string {
  return `m_${randomBytes(42).toString('base64url')}`;
}

function doSenderAction(account: MessengerAccount, pageId: string, body: JsonObject): unknown {
  const action = SenderAction.safeParse(body['sender_action']);
  const psid = textIn(objectIn(body['recipient'])['id']);
  if (!action.success || 'message' in body)
    throw new FacebookRefusal(100, 'Cannot send both message and state at the same time.', 2_018_197);
  const nowMs = account.sandbox.clock.now().getTime();
  const person = checkPerson(findPagePerson(account, pageId, psid), 'utility', nowMs);
  if (action.data === 'mark_seen') person.seenUntil = nowMs;
  else person.isPageTyping = action.data === 'typing_on';
  notifyChanged(account);
  return { recipient_id: psid };
}
