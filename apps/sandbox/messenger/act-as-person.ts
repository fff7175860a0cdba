import { objectIn, textIn } from '../core/json-parts.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import {
  notifyChanged,
  type MessengerAccount,
  type PagePerson,
  type WrittenMessage,
} from './messenger-account.ts';
import { findPagePerson, pagePerson } from './page-person.ts';
import { postPageWebhook } from './post-page-webhook.ts';
import { saveThreadMessage } from './save-thread-message.ts';
import { newMid } from './send-to-person.ts';

interface Chat {
  pageId: string;
  psid: string;
}

/**
 * Opens the chat by an m.me link, with its `ref`. A new person sees Get Started first, if the page has set it, and the
 * tap reports the link. For a known person, the link is reported immediately.
 */
export function openByLink(account: MessengerAccount, chat: Chat, ref: string | null): PagePerson {
  const person = pagePerson(account, chat.pageId, chat.psid);
  if (!person.hasThread) person.pendingRef = ref;
  else if (ref !== null) {
    person.windowOpenedAt = nowOf(account);
    notify(account, chat, 'messaging_referrals', { referral: referralOf(ref) }, 'came by a link');
  }
  notifyChanged(account);
  return person;
}

/** Performs the first tap of a new person. Without the button on the page, no webhook is sent. */
export function tapGetStarted(account: MessengerAccount, chat: Chat): void {
  const person = pagePerson(account, chat.pageId, chat.psid);
  const payload = getStartedPayload(account, chat.pageId);
  if (payload === null || person.hasThread) return;
  person.hasThread = true;
  person.windowOpenedAt = nowOf(account);
  const ref = claimPendingRef(person);
  const postback = {
    mid: newMid(),
    title: 'Get Started',
    payload,
    ...(ref !== null && { referral: referralOf(ref) }),
  };
  keep(account, chat, postback.mid, { text: 'Get Started' });
  notify(account, chat, 'messaging_postbacks', { postback }, 'tapped Get Started');
}

/** Returns the payload of the page's Get Started button; null if it has none. */
export function getStartedPayload(account: MessengerAccount, pageId: string): string | null {
  const profile = account.sandbox.world.collection<Record<string, unknown>>('facebook.profiles').get(pageId);
  return textIn(objectIn(profile?.['get_started'])['payload']) || null;
}

export interface Written {
  text?: string | undefined;
  /** The payload of a quick reply below the last message. */
  quickReplyPayload?: string | undefined;
  attachment?: { type: 'image' | 'sticker'; url: string } | undefined;
  replyTo?: string | undefined;
}

/** Sends a text or a quick reply of the person, which opens the window. */
export function writeToPage(account: MessengerAccount, chat: Chat, written: Written): string {
  const { text, quickReplyPayload, attachment, replyTo } = written;
  const person = pagePerson(account, chat.pageId, chat.psid);
  const isNew = !person.hasThread;
  person.hasThread = true;
  person.hasBlocked = false;
  person.windowOpenedAt = nowOf(account);
  const ref = isNew ? claimPendingRef(person) : null;
  const message = {
    mid: newMid(),
    ...(text !== undefined && { text }),
    ...(quickReplyPayload !== undefined && { quick_reply: { payload: quickReplyPayload } }),
    ...(attachment && { attachments: [{ type: attachment.type, payload: { url: attachment.url } }] }),
    ...(replyTo !== undefined && { reply_to: { mid: replyTo } }),
    ...(ref !== null && { referral: referralOf(ref) }),
  };
  keep(account, chat, message.mid, message);
  notify(account, chat, 'messages', { message }, 'wrote');
  return message.mid;
}

/** Taps a button of a message as the person. */
export function tapButton(
  account: MessengerAccount,
  chat: Chat,
  tapped: { title: string; payload: string },
): string {
  const person = findPagePerson(account, chat.pageId, chat.psid);
  if (!person?.hasThread) throw new FacebookRefusal(100, 'Nobody with this id has a thread.', 2_018_001);
  person.windowOpenedAt = nowOf(account);
  const postback = { mid: newMid(), ...tapped };
  keep(account, chat, postback.mid, { text: tapped.title });
  notify(account, chat, 'messaging_postbacks', { postback }, `tapped ${tapped.title}`);
  return postback.mid;
}

/** Blocks the page, or lets it write again. Messenger sends no webhook. */
export function setBlocked(account: MessengerAccount, chat: Chat, hasBlocked: boolean): void {
  pagePerson(account, chat.pageId, chat.psid).hasBlocked = hasBlocked;
  notifyChanged(account);
}

function keep(account: MessengerAccount, chat: Chat, id: string, message: WrittenMessage): void {
  saveThreadMessage(account, {
    ...chat,
    id,
    direction: 'fromPerson',
    at: nowOf(account),
    state: 'received',
    message,
    messagingType: null,
  });
}

function notify(account: MessengerAccount, chat: Chat, field: string, part: object, what: string): void {
  const { pageId, psid } = chat;
  const event = { sender: { id: psid }, recipient: { id: pageId }, timestamp: nowOf(account), ...part };
  postPageWebhook(account, { pageId, field, part: { messaging: [event] }, summary: `${psid} ${what}` });
}

function claimPendingRef(person: PagePerson): string | null {
  const ref = person.pendingRef;
  person.pendingRef = null;
  return ref;
}

function referralOf(ref: string): object {
  return { ref, source: 'SHORTLINK', type: 'OPEN_THREAD' };
}

function nowOf(account: MessengerAccount): number {
  return account.sandbox.clock.now().getTime();
}
