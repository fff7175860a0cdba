import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PAGES } from '../facebook/facebook-account.ts';
import { getStartedPayload } from '../messenger/act-as-person.ts';
import type { MessengerAccount, ThreadMessage } from '../messenger/messenger-account.ts';
import { findPagePerson, pageWindowEnd } from '../messenger/page-person.ts';
import { numberOfPsid, psidOf } from '../messenger/person-id.ts';
import { ownerName } from '../whatsapp/inbound/person.ts';
import type { MessengerThread, PhoneMessage, ThreadSummary } from './phone-thread.ts';
import { readMessengerBubble } from './read-messenger-bubble.ts';

/** Returns the pages that are connected to the product. */
export function connectedPages({ sandbox }: MessengerAccount): { id: string; name: string }[] {
  const subscribed = sandbox.world.collection<string[]>('facebook.subscriptions');
  return PAGES.filter(({ id }) => subscribed.has(id)).map(({ id, name }) => ({ id, name }));
}

/** Returns every Messenger thread that has messages, newest first. */
export function listMessengerThreads(account: MessengerAccount): ThreadSummary[] {
  const byThread = new Map<string, ThreadMessage[]>();
  for (const message of [...account.messages.values()].toReversed()) {
    const key = `${message.pageId}:${message.psid}`;
    byThread.set(key, [...(byThread.get(key) ?? []), message]);
  }
  return [...byThread.values()].flatMap((messages) => summaryOf(account, messages));
}

function summaryOf(account: MessengerAccount, messages: ThreadMessage[]): ThreadSummary[] {
  const shown = messages.filter(isOnPhone);
  const [last] = shown;
  const number = last && numberOfPsid(last.psid);
  if (!last || !number) return [];
  const { pageId, psid, at, direction } = last;
  return [
    {
      app: 'messenger',
      page: pageOf(pageId),
      business: null,
      number: `+${number}`,
      displayNumber: displayNumber(number),
      name: findPagePerson(account, pageId, psid)?.name ?? ownerName(account.sandbox, number),
      lastText: summaryText(readMessengerBubble(account, last)),
      lastAt: at,
      lastState: direction === 'fromPerson' ? 'received' : 'delivered',
      unread: shown.filter(({ state }) => state === 'delivered').length,
    },
  ];
}

/** Returns a person's thread with a page, oldest message first. */
export function readMessengerThread(
  account: MessengerAccount,
  pageId: string,
  rawNumber: string,
): MessengerThread {
  const number = rawNumber.replaceAll(/\D/g, '');
  const psid = psidOf(pageId, number);
  const person = findPagePerson(account, pageId, psid);
  const shown = [...account.messages.values()].filter(
    (message) => message.pageId === pageId && message.psid === psid && isOnPhone(message),
  );
  const quickReplies = quickRepliesOf(shown.at(-1));
  const start = getStartedPayload(account, pageId) === null ? 'missing' : 'shown';
  return {
    app: 'messenger',
    number: `+${number}`,
    displayNumber: displayNumber(number),
    name: person?.name ?? ownerName(account.sandbox, number),
    business: pageOf(pageId),
    getStarted: person?.hasThread ? null : start,
    cameByLink: typeof person?.pendingRef === 'string',
    windowUntil: person ? pageWindowEnd(person) : null,
    hasBlocked: person?.hasBlocked ?? false,
    isPageTyping: person?.isPageTyping ?? false,
    bubbles: shown.map((message) => readMessengerBubble(account, message)),
    quickReplies,
    now: account.sandbox.clock.now().getTime(),
  };
}

function isOnPhone({ state }: ThreadMessage): boolean {
  return state !== 'sent';
}

function quickRepliesOf(last: ThreadMessage | undefined): MessengerThread['quickReplies'] {
  if (last?.direction !== 'fromPage') return [];
  return (last.message.quick_replies ?? []).flatMap(({ title, payload }) =>
    title !== undefined && payload !== undefined ? [{ title, payload }] : [],
  );
}

function summaryText({ text, cards, receipt, media }: PhoneMessage): string {
  if (receipt) return `Order ${receipt.orderNumber}`;
  return text || cards[0]?.title || (media && media.kind !== 'images' ? `A ${media.kind}` : 'Pictures');
}

function pageOf(pageId: string): { id: string; name: string } {
  return { id: pageId, name: PAGES.find(({ id }) => id === pageId)?.name ?? pageId };
}

function displayNumber(number: string): string {
  return parsePhoneNumberFromString(`+${number}`)?.formatInternational() ?? `+${number}`;
}
