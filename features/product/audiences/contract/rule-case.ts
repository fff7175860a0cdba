/**
 * Somebody whom the cases of rules are told of. Days are before the moment of asking, which is noon in the shop; amounts
 * are in whole units of its money.
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

/** A rule's values, somebody, and whether the rule means them. */
export interface RuleCase {
  /** What is told by it. */
  case: string;
  /** Only for rules over attributes. */
  type?: { attribute: string; valueType: string };
  values: Readonly<Record<string, string | number>>;
  person: CasePerson;
  isIn: boolean;
}

/** When cases are told: noon of a day in a shop whose days are those of Berlin. */
export const CASE_MOMENT = '2026-11-20T11:00:00.000Z';
/** What cases refer to. The mug has the tags Clay, ΠΗΛΟΣ and İznik, and is in the kitchen; the segment is of who placed more than one order. */
export const CASE_IDS = {
  importId: '01a1f8b4-7965-7f06-8434-417d01bc2f51',
  broadcastId: '01a1f8b4-7965-7f06-8434-417d01bc2f52',
  segmentId: '01a1f8b4-7965-7f06-8434-417d01bc2f53',
} as const;
