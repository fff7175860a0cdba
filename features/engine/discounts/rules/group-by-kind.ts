import type { WaitingDiscount } from '#features/engine/messaging/contract/waiting-discount.ts';
import { codeEndsAt } from './code-ending.ts';

/** Messages that wait for codes with the same terms. */
interface Waiting {
  messageId: string;
  createdAt: Date;
  discount: WaitingDiscount;
}

/** Messages whose codes have the same terms and share a discount in the store. */
export interface WaitingGroup {
  percentHundredths: number;
  endsAt: Date;
  messages: Waiting[];
}

/** Groups messages by codes with the same percentage and the same end. */
export function groupByKind(waiting: readonly Waiting[], now: Date): WaitingGroup[] {
  const groups = new Map<string, WaitingGroup>();
  for (const message of waiting) {
    const { percent, validSeconds } = message.discount;
    const percentHundredths = Math.round(percent * 100);
    const endsAt = codeEndsAt(validSeconds, now);
    const key = `${percentHundredths} ${endsAt.getTime()}`;
    const group = groups.get(key);
    if (group) group.messages.push(message);
    else groups.set(key, { percentHundredths, endsAt, messages: [message] });
  }
  return [...groups.values()];
}
