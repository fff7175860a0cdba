import { ownerName } from '../whatsapp/inbound/person.ts';
import type { MessengerAccount, PagePerson } from './messenger-account.ts';
import { numberOfPsid } from './person-id.ts';

const DAY_MS = 86_400_000;
/** The tag HUMAN_AGENT, for which the sandbox's app is approved. */
const ANSWER_DAYS = 7;

export function findPagePerson(account: MessengerAccount, pageId: string, psid: string): PagePerson | null {
  return account.people.get(`${pageId}:${psid}`) ?? null;
}

/** Returns the person as this page sees them. A person who is new to the page starts without a thread. */
export function pagePerson(account: MessengerAccount, pageId: string, psid: string): PagePerson {
  const found = findPagePerson(account, pageId, psid) ?? {
    pageId,
    psid,
    name: ownerName(account.sandbox, numberOfPsid(psid) ?? psid),
    hasThread: false,
    windowOpenedAt: null,
    hasBlocked: false,
    isPageTyping: false,
    seenUntil: null,
    pendingRef: null,
  };
  account.people.set(`${pageId}:${psid}`, found);
  return found;
}

/** Returns whether the page may write freely: for 24 hours after the person acted in the thread. */
export function isPageWindowOpen({ windowOpenedAt }: PagePerson, nowMs: number): boolean {
  return windowOpenedAt !== null && nowMs - windowOpenedAt < DAY_MS;
}

/** Returns whether a person of the page may still answer, which is longer. */
export function mayPersonAnswer({ windowOpenedAt }: PagePerson, nowMs: number): boolean {
  return windowOpenedAt !== null && nowMs - windowOpenedAt < ANSWER_DAYS * DAY_MS;
}

export function pageWindowEnd({ windowOpenedAt }: PagePerson): number | null {
  return windowOpenedAt === null ? null : windowOpenedAt + DAY_MS;
}
