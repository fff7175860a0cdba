import { addCustomer } from '../customers/add-customer.ts';
import type { Customer, StoreRecords } from '../store.ts';
import type { Dice } from './dice.ts';
import type { HistoryMessage, HistorySignUp } from './history.ts';

const MINUTE_MS = 60_000;
const FIRST_NAMES = [
  'Lena',
  'Jonas',
  'Mira',
  'Paul',
  'Ada',
  'Emil',
  'Nora',
  'Theo',
  'Ida',
  'Finn',
  'Zoë',
  'Øyvind',
];
const LAST_NAMES = [
  'Vogt',
  'Brandt',
  'Keller',
  'Sommer',
  'Wolf',
  'Lang',
  'Roth',
  "O'Neill",
  'Çelik',
  'Nguyễn',
];
/** The shares of people who sign up in Messenger, use the pill, and opt out, and the shares of the ways of opting out. */
const CHANCES = { messenger: 0.08, pill: 0.7, stop: 0.09, preference: 0.2, reply: 0.6 };

export interface SignedUp {
  customer: Customer;
  signUp: HistorySignUp;
}

interface Signing {
  records: StoreRecords;
  dice: Dice;
  startMs: number;
  nowMs: number;
}

/**
 * The number of reserved numbers in each 10,000: WhatsApp refuses messages to them because of their last four digits.
 */
const RESERVED = 2000;

function phoneOf(nth: number): string {
  const free = 10_000 - RESERVED;
  return `+491577${String(1_000_000 + Math.floor(nth / free) * 10_000 + RESERVED + (nth % free))}`;
}

/** Adds a person. More people come the longer the store exists, and in the weeks before the holidays. */
export function addPerson({ records, dice, startMs, nowMs }: Signing, nth: number): SignedUp {
  const at = new Date(inSeason(dice, startMs, nowMs, 0.65)).toISOString();
  const phone = phoneOf(nth);
  const [firstName, lastName] = [dice.one(FIRST_NAMES), dice.one(LAST_NAMES)];
  const customer = addCustomer(records, at, () => ({ firstName, lastName, phone }));
  const signUp: HistorySignUp = {
    channel: dice.is(CHANCES.messenger) ? 'FB' : 'WA',
    phone,
    firstName,
    lastName,
    customerId: customer.id,
    at,
    tool: dice.is(CHANCES.pill) ? 'persistentPill' : 'visualPopup',
    stopped: null,
  };
  return { customer, signUp };
}

/** Lets some people opt out after a message that they read. It is then their last message. */
export function endSome(
  { dice, nowMs }: Pick<Signing, 'dice' | 'nowMs'>,
  signUps: readonly HistorySignUp[],
  messages: readonly HistoryMessage[],
): void {
  const byPhone = Map.groupBy(messages, ({ phone }) => phone);
  for (const signUp of signUps) {
    const own = byPhone.get(signUp.phone) ?? [];
    const last = own.reduce<HistoryMessage | null>(
      (late, one) => (momentOf(one) > momentOf(late) ? one : late),
      null,
    );
    if (last?.readAt == null || !dice.is(CHANCES.stop)) continue;
    const atMs = Date.parse(last.readAt) + dice.between(0.05, 2) * MINUTE_MS;
    if (atMs < nowMs) signUp.stopped = { at: new Date(atMs).toISOString(), by: wayOf(dice, signUp) };
  }
}

function momentOf(message: HistoryMessage | null): string {
  return message?.sentAt ?? message?.failedAt ?? '';
}

function wayOf(dice: Dice, { channel }: HistorySignUp): NonNullable<HistorySignUp['stopped']>['by'] {
  if (channel === 'WA' && dice.is(CHANCES.preference)) return 'userPreferences';
  return dice.is(CHANCES.reply) ? 'unsubscribeReply' : 'keyword';
}

/**
 * Returns a moment between the two. With `lean` below 1, later moments are more likely. November and December are twice
 * as likely, July half as likely.
 */
export function inSeason(dice: Dice, fromMs: number, toMs: number, lean: number): number {
  for (;;) {
    const atMs = fromMs + dice.share() ** lean * (toMs - fromMs);
    const month = new Date(atMs).getUTCMonth();
    const weight = month >= 10 ? 1 : month === 6 ? 0.25 : 0.5;
    if (dice.is(weight)) return atMs;
  }
}
