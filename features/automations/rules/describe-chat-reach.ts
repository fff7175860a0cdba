import type { ChatReach } from '../contract/chat-reach-call.ts';

/** Whom a campaign about the store reaches on Messenger, and why not all. */
export function describeChatReach({ subscribers, linked }: ChatReach): { title: string; text: string } {
  const people = subscribers === 1 ? 'Messenger subscriber' : 'Messenger subscribers';
  const title =
    subscribers === 0
      ? 'You have no Messenger subscribers yet'
      : `${linked.toLocaleString('en')} of ${subscribers.toLocaleString('en')} ${people} ${subscribers === 1 ? 'is' : 'are'} linked to your store`;
  return { title, text: WHY };
}

const WHY =
  'This campaign can only reach linked subscribers, because Messenger does not tell who they are in your store. They are linked when they tap your pill or popup in the browser they shop with, when they open a link in your chat, or when they log in to your store there.';
