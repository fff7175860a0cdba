import type { MessengerContent } from '../../contract/content/messenger-content.ts';
import type { Purpose } from '../../contract/message.ts';

/** The message type that Messenger requires, or the reason why the message must not be sent. */
export type MessengerType =
  | { kind: 'go'; type: 'RESPONSE' | 'UPDATE' | 'UTILITY' }
  | { kind: 'go'; type: 'MESSAGE_TAG'; tag: 'HUMAN_AGENT' }
  | { kind: 'refuse'; why: string };

const MARKETING_BY_TEMPLATE =
  'A utility template may not carry marketing: Messenger allows it for orders and their delivery only.';

/**
 * Inside the 24 hours, which the gate has checked, any message may be sent: as a response to a person's message, or as
 * an update. Outside, only the utility template may be sent, and never for marketing, and a person's own answer with
 * the last message tag that exists.
 */
export function decideMessengerType(
  kind: MessengerContent['kind'],
  { purpose, isLateAnswer }: { purpose: Purpose; isLateAnswer: boolean },
): MessengerType {
  if (kind === 'messengerTemplate') {
    return purpose === 'marketing'
      ? { kind: 'refuse', why: MARKETING_BY_TEMPLATE }
      : { kind: 'go', type: 'UTILITY' };
  }
  if (isLateAnswer) return { kind: 'go', type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' };
  return { kind: 'go', type: purpose === 'service' ? 'RESPONSE' : 'UPDATE' };
}
