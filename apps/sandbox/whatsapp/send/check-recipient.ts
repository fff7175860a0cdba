import { GraphRefusal } from '../graph-refusal.ts';
import { numbersOf } from '../number/numbers.ts';
import { callingCodeOf, digitsOf, numberOfUserId, whatsAppNumberOf } from '../user-id.ts';
import { numberSettings, type Chat, type StoredTemplate, type WhatsAppAccount } from '../whatsapp-account.ts';
import { readTier } from './sending-limits.ts';

const DAY_MS = 86_400_000;

/** Returns the number of the recipient's phone. `to` overrides the user id. The business cannot write to itself. */
export function numberOfRecipient(account: WhatsAppAccount, body: Record<string, unknown>): string {
  const { to, recipient } = body;
  const number = typeof to === 'string' ? numberOfTo(account, to) : numberOfUserId(String(recipient));
  if (number === null || number.length < 5 || number.length > 20)
    throw new GraphRefusal(131009, 'Recipient phone number or user id is not valid.');
  if (numbersOf(account).some(({ displayNumber }) => digitsOf(displayNumber) === number))
    throw new GraphRefusal(131021, 'Sender and recipient phone number must be different.');
  return number;
}

/**
 * Returns a full number. A number without a plus gets the calling code of the business, whatever its first digits are.
 */
function numberOfTo(account: WhatsAppAccount, to: string): string {
  const digits = digitsOf(to);
  const own = digitsOf(numberSettings(account).displayNumber);
  return whatsAppNumberOf(to.trim().startsWith('+') ? digits : callingCodeOf(own) + digits);
}

/** Returns whether WhatsApp has given out this user id, which it does for people who wrote or were written to. */
export function isKnownPerson(account: WhatsAppAccount, number: string): boolean {
  return account.people.has(number) || [...account.messages.values()].some((one) => one.number === number);
}

/** The customer service window: open for 24 hours after each message from the person. */
export function isWindowOpen(chat: Chat | undefined, nowMs: number): boolean {
  const lastInboundAt = chat?.lastInboundAt ?? null;
  return lastInboundAt !== null && nowMs - lastInboundAt < DAY_MS;
}

/** Returns Meta's error if nothing may be sent in this chat now, or null. */
export function recipientRefusal(
  chat: Chat | undefined,
  template: StoredTemplate | null,
  nowMs: number,
): GraphRefusal | null {
  if (!template && !isWindowOpen(chat, nowMs))
    return new GraphRefusal(
      131047,
      'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    );
  if (template?.category === 'MARKETING' && chat?.stoppedMarketing)
    return new GraphRefusal(131050, 'The user has opted out of marketing messages from this business.');
  return null;
}

/** The limits of the number: messages a second, messages to one person, people a day. */
export function checkLimits(
  account: WhatsAppAccount,
  { number, chat }: { number: string; chat: Chat | undefined },
  nowMs: number,
): void {
  const { throughputPerSecond, tier } = numberSettings(account);
  if (!account.throughput.take(throughputPerSecond, nowMs))
    throw new GraphRefusal(
      130429,
      'Message failed to send because there were too many messages sent from this phone number in a short period of time',
    );
  if (!account.pairRate.take(number, nowMs))
    throw new GraphRefusal(
      131056,
      'Message failed to send because there were too many messages sent from this phone number to the same recipient in a short period of time.',
    );
  if (isWindowOpen(chat, nowMs)) return;
  if (!account.recipients.take(number, readTier(tier), nowMs))
    throw new GraphRefusal(
      131048,
      `Message failed to send because the messaging limit of this business (${tier}) is reached for the last 24 hours.`,
    );
}
