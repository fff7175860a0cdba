import { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import { objectIn, type JsonObject } from '../core/json-parts.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import type { MessengerAccount, PagePerson, PageTemplate } from './messenger-account.ts';
import { isPageWindowOpen, mayPersonAnswer } from './page-person.ts';
import { variablesOf } from './template-variables.ts';

/** All of these tags ended in April 2026. HUMAN_AGENT remains, but it is only for people who write by hand. */
const DEAD_TAGS = ['CONFIRMED_EVENT_UPDATE', 'ACCOUNT_UPDATE', 'POST_PURCHASE_UPDATE'];
/** The calls that a page may make a second (Messenger Platform, rate limits). */
const CALLS_PER_SECOND = 300;

/** Reads the body as a message. Refuses fields that are not documented or no longer allowed. */
export function readPageSend(body: JsonObject): MessengerSendRequest {
  const tag = body['tag'];
  const isTagged = tag !== undefined || body['messaging_type'] === 'MESSAGE_TAG';
  if (isTagged && !(tag === 'HUMAN_AGENT' && body['messaging_type'] === 'MESSAGE_TAG')) {
    const why = DEAD_TAGS.includes(String(tag))
      ? `The message tag ${String(tag)} is no longer supported. Use utility messages.`
      : 'Param tag must be one of {HUMAN_AGENT}, with the messaging_type MESSAGE_TAG.';
    throw new FacebookRefusal(100, why);
  }
  const recipient = objectIn(body['recipient']);
  if ('notification_messages_token' in recipient)
    throw new FacebookRefusal(100, 'Recurring notifications are no longer available.');
  // A message without a type is a response.
  const read = MessengerSendRequest.safeParse({ messaging_type: 'RESPONSE', ...body });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new FacebookRefusal(100, `Invalid parameter ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Refuses more calls a second than a page may make. */
export function checkPageRate(account: MessengerAccount, pageId: string, nowMs: number): void {
  const recent = (account.recentCalls.get(pageId) ?? []).filter((at) => nowMs - at < 1000);
  account.recentCalls.set(pageId, recent);
  if (recent.length >= CALLS_PER_SECOND)
    throw new FacebookRefusal(80_006, 'There have been too many calls to this Page account.');
  recent.push(nowMs);
}

/** Refuses the call if Meta has blocked the page from sending (Messenger Platform, policy enforcement). */
export function checkPolicy(account: MessengerAccount, pageId: string): void {
  if (account.blockedPages.has(pageId))
    throw new FacebookRefusal(10, 'This Page is restricted from sending messages.', 1_893_063);
}

/**
 * Checks the rules about people: a person must be known and not blocking the page, and written to within their window,
 * as an answer of a person within seven days, or with a utility template.
 */
export function checkPerson(
  person: PagePerson | null,
  send: 'utility' | 'answer' | 'other',
  nowMs: number,
): PagePerson {
  if (!person?.hasThread) throw new FacebookRefusal(100, 'No matching user found', 2_018_001);
  if (person.hasBlocked) throw new FacebookRefusal(551, "This person isn't available right now.", 1_545_041);
  const isOpen = send === 'answer' ? mayPersonAnswer(person, nowMs) : isPageWindowOpen(person, nowMs);
  if (send !== 'utility' && !isOpen)
    throw new FacebookRefusal(10, 'This message is sent outside of allowed window.', 2_018_278);
  return person;
}

/** Returns the template of a utility message. Refuses a template that is not approved, or values that do not fit it. */
export function checkUtility(
  account: MessengerAccount,
  pageId: string,
  { message, messaging_type: type }: MessengerSendRequest,
): PageTemplate | null {
  if ((message.template === undefined) !== (type !== 'UTILITY'))
    throw new FacebookRefusal(100, 'messaging_type UTILITY goes with a template, and a template with it.');
  if (!message.template) return null;
  const { name, language, components } = message.template;
  const found = [...account.templates.values()].find(
    (one) => one.pageId === pageId && one.name === name && one.language === language.code,
  );
  if (found?.status !== 'APPROVED')
    throw new FacebookRefusal(100, `There is no approved template ${name} in ${language.code}.`);
  const wanted = variablesOf(found).length;
  const given = components.find(({ type: part }) => part === 'body')?.parameters.length ?? 0;
  if (wanted !== given)
    throw new FacebookRefusal(100, `The template ${name} has ${wanted} variables, but ${given} were given.`);
  return found;
}

/** Refuses the order number of a receipt that the page has already used. */
export function checkOrderNumber(
  account: MessengerAccount,
  pageId: string,
  { message }: MessengerSendRequest,
): void {
  const { attachment } = message;
  if (attachment?.type !== 'template' || attachment.payload.template_type !== 'receipt') return;
  const key = `${pageId}:${attachment.payload.order_number}`;
  if (account.orderNumbers.has(key))
    throw new FacebookRefusal(100, `order_number ${attachment.payload.order_number} was used before.`);
  account.orderNumbers.add(key);
}
