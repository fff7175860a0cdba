import { fill } from '#platform/language/reader.ts';
import type { ChatReach } from '../contract/chat-reach-call.ts';
import { texts } from '../texts/all.ts';

interface DescribedReach {
  title: string;
  /** One sentence for a card. */
  short: string;
  text: string;
}

/** Describes whom a store campaign reaches on Messenger, and why not everybody. */
export function describeChatReach({ subscribers, linked, ofOtherPages }: ChatReach): DescribedReach {
  const title =
    subscribers === 0 ? texts.chatReach.nobody : fill(texts.chatReach.linked, { linked, count: subscribers });
  const away = ofOtherPages === 0 ? [] : [fill(texts.chatReach.otherPages, { count: ofOtherPages })];
  const short = subscribers === 0 ? '' : texts.chatReach.short;
  return { title, short, text: [texts.chatReach.why, ...away].join(' ') };
}
