import type { ChatReach } from '../contract/chat-reach-call.ts';

interface DescribedReach {
  title: string;
  /** One sentence for a card. */
  short: string;
  text: string;
}

/** Describes whom a store campaign reaches on Messenger, and why not everybody. */
export function describeChatReach({ subscribers, linked, ofOtherPages }: ChatReach): DescribedReach {
  const title =
    subscribers === 0
      ? 'Your page has no Messenger subscribers yet'
      : `${formatCount(linked)} of ${countPeople(subscribers)} ${isOrAre(subscribers)} linked to your store`;
  const away =
    ofOtherPages === 0
      ? []
      : [
          `${countPeople(ofOtherPages)} ${ofOtherPages === 1 ? 'belongs' : 'belong'} to a Facebook page that you connected before. Only that page can write to them.`,
        ];
  const short = subscribers === 0 ? '' : 'This campaign can only reach linked subscribers.';
  return { title, short, text: [WHY, ...away].join(' ') };
}

const WHY =
  'This campaign can only reach linked subscribers, because Messenger does not tell who they are in your store. They are linked when they tap your pill or popup in the browser they shop with, when they open a link in your chat, or when they log in to your store there.';

function countPeople(people: number): string {
  return `${formatCount(people)} Messenger ${people === 1 ? 'subscriber' : 'subscribers'}`;
}

function isOrAre(people: number): string {
  return people === 1 ? 'is' : 'are';
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
