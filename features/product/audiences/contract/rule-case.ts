/**
 * A person in the test cases of rules. Days count back from the test's time, which is noon in the shop. Amounts are in
 * whole units of its currency.
 */
interface CasePerson {
  subscribedDaysAgo?: number;
  orders?: readonly CaseOrder[];
  messages?: readonly CaseMessage[];
  isImported?: true;
  /** City is a text, Points is a number, Birthday is a day. */
  attributes?: { City?: string; Points?: number; Birthday?: string };
}

interface CaseOrder {
  daysAgo: number;
  amount: number;
  products?: readonly ('mug' | 'rug')[];
  isCancelled?: true;
  isTest?: true;
  /** In another currency than the shop's. */
  currency?: string;
  refunded?: number;
}

interface CaseMessage {
  sentDaysAgo: number;
  isRead?: true;
  isFailed?: true;
  answer?: 'click' | 'reply';
  isOfBroadcast?: true;
  isTest?: true;
}

/** The values of a rule, a person, and whether the rule selects them. */
export interface RuleCase {
  /** The name of the case. */
  case: string;
  /** For rules about attributes only. */
  type?: { attribute: string; valueType: string };
  values: Readonly<Record<string, string | number>>;
  person: CasePerson;
  isIn: boolean;
}

/** The time of the cases: noon of a day in a shop with Berlin's time zone. */
export const CASE_MOMENT = '2026-11-20T11:00:00.000Z';
/**
 * Ids that the cases use. The mug has the tags Clay, ΠΗΛΟΣ and İznik, and is in the collection "kitchen". The segment
 * has people with more than one order.
 */
export const CASE_IDS = {
  importId: '01a1f8b4-7965-7f06-8434-417d01bc2f51',
  broadcastId: '01a1f8b4-7965-7f06-8434-417d01bc2f52',
  segmentId: '01a1f8b4-7965-7f06-8434-417d01bc2f53',
} as const;
