import type { FastifyReply, FastifyRequest } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { setTimeout as wait } from 'node:timers/promises';
import { objectIn, textIn, type JsonObject } from '../../core/json-parts.ts';
import { GraphRefusal } from '../graph-refusal.ts';
import { idsOf } from '../ids-of.ts';
import { chatKey } from '../inbound/person.ts';
import { logCall } from '../log-call.ts';
import { checkMediaIds, hasBadLink } from '../media/check-media.ts';
import { numbersOf, numberWithId } from '../number/numbers.ts';
import {
  numberSettings,
  notifyListeners,
  type StoredMessage,
  type WhatsAppAccount,
} from '../whatsapp-account.ts';
import { acceptMessage, noteRefused } from './accept-message.ts';
import { checkLimits, isKnownPerson, numberOfRecipient, recipientRefusal } from './check-recipient.ts';
import { checkSendBody } from './check-send-body.ts';
import { checkTemplateUse, type TemplateUse } from './check-template-use.ts';
import { planResponse } from './planned-response.ts';

/** The code for a file that Meta could not fetch from its URL or could not use. A webhook reports it. */
const MEDIA_UNREACHABLE = 131053;
/** The code for an unknown user id. */
const UNDELIVERABLE = 131026;
/** The code for marketing to numbers of the United States, which Meta has not delivered since April 2025. */
const NOT_DELIVERED = 131049;

/** `POST /{phone number id}/messages`. */
export async function sendMessage(
  account: WhatsAppAccount,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const body = objectIn(request.body);
  if (body['status'] === 'read') return markShopperMessageRead(account, String(body['message_id']));
  try {
    return await takeMessage(account, body, request, reply);
  } catch (error) {
    noteRefused(account, body);
    throw error;
  }
}

/** Checks in Meta's order, then accepts the message. */
async function takeMessage(
  account: WhatsAppAccount,
  body: JsonObject,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  checkSendBody(body);
  const number = numberOfRecipient(account, body);
  const nowMs = account.sandbox.clock.now().getTime();
  const template =
    body['type'] === 'template' ? checkTemplateUse(account, body['template'] as TemplateUse) : null;
  checkMediaIds(account, body);
  const planned = planResponse(account.sandbox, number);
  const { id: businessId } = numberWithId(account, textIn(objectIn(request.params)['phoneNumberId']));
  const chat = account.chats.get(chatKey(businessId, number));
  const refused = recipientRefusal(chat, template, nowMs);
  if (refused && numberSettings(account).refusals === 'answer') throw refused;
  checkLimits(account, { number, chat }, nowMs);
  if (planned.waitMs > 0) await wait(planned.waitMs, undefined, { ref: false });

  const isNobody = body['to'] === undefined && !isKnownPerson(account, number);
  const failsWith =
    planned.failsWith ??
    refused?.code ??
    (template?.category === 'MARKETING' && isInUs(number) ? NOT_DELIVERED : null) ??
    (isNobody ? UNDELIVERABLE : (await hasBadLink(body)) ? MEDIA_UNREACHABLE : null);
  const { isHeld } = planned;
  const message = acceptMessage(account, {
    number,
    businessId,
    content: body,
    template,
    nowMs,
    failsWith,
    isHeld,
  });
  const answer = answerOf(account, body, message, isHeld);
  if (planned.silentAfterMs === null) return answer;

  logCall(account.sandbox, { request, status: null, answer: 'accepted, but never answered' });
  reply.hijack();
  setTimeout(() => request.raw.socket.destroy(), planned.silentAfterMs).unref();
  return reply;
}

/** Returns whether a number is in the United States. Canada has the same calling code, but gets marketing. */
function isInUs(number: string): boolean {
  return parsePhoneNumberFromString(`+${number.replace(/^\+/, '')}`)?.country === 'US';
}

/** Marks a shopper's message as read by the business. Both ticks on the shopper's phone turn blue. */
function markShopperMessageRead(account: WhatsAppAccount, id: string): unknown {
  const message = account.messages.get(id);
  if (message?.direction !== 'fromShopper') throw new GraphRefusal(131009, `message_id ${id} is not known.`);
  message.state = 'read';
  account.sandbox.world.changed();
  notifyListeners(account);
  return { success: true };
}

function answerOf(
  account: WhatsAppAccount,
  body: JsonObject,
  { id, number }: StoredMessage,
  isHeld: boolean,
): unknown {
  const { waId, userId } = idsOf(account, number);
  const contact = {
    input: String(body['to'] ?? body['recipient']),
    // The statuses of a message to a user id contain only the user id.
    ...(waId === null || body['to'] === undefined ? {} : { wa_id: waId }),
    user_id: userId,
  };
  return {
    messaging_product: 'whatsapp',
    contacts: [contact],
    messages: [{ id, message_status: isHeld ? 'held_for_quality_assessment' : 'accepted' }],
  };
}

/** Refuses a call with another phone number id than the number's own. */
export function checkPhoneNumberId(account: WhatsAppAccount, phoneNumberId: string): void {
  if (!numbersOf(account).some(({ id }) => id === phoneNumberId))
    throw new GraphRefusal(
      100,
      `Unsupported post request. Object with ID '${phoneNumberId}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
      33,
    );
}
