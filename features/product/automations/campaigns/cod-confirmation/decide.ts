import { DAY_MS } from '#platform/clock/durations.ts';
import { orderSubject, type Decision } from '../../rules/effect.ts';
import { doing, ending, type CodEffect } from './action.ts';
import { mayPrepay, payableUntil } from './may-prepay.ts';
import type { CodFacts, Offer } from './offer.ts';
import { questionFlow } from './questions.ts';

/** The limit for late reports: an older order is not asked about. */
const ASKED_WITHIN_MS = DAY_MS;
/** Document 2, section 9. */
const NO_ANSWER_MS = 2 * DAY_MS;
/** A receipt that did not arrive within a week is not waited for. */
const LOOKED_AT_FOR_MS = 7 * DAY_MS;

type Known = CodFacts & { offer: Offer };

/** Decides what to do after an event of an order, from the order's state, so repeated events do no harm. */
export function decideOnEvent(facts: CodFacts): CodEffect[] {
  const { offer } = facts;
  if (!offer) return begin(facts);
  const known = { ...facts, offer };
  if (offer.prepaidOrderId !== null)
    return offer.state === 'paid' ? [] : convert(known, offer.prepaidOrderId);
  return [...settle(known), ...followDraft(known)];
}

function begin(facts: CodFacts): CodEffect[] {
  const { order, now } = facts;
  const subject = orderSubject(order.orderId);
  const from = order.createdAt;
  if (!order.isCashOnDelivery || order.isCancelled || order.isSent) return [];
  if (order.isOfDraft) return [{ kind: 'leave', subject, from, reason: 'ofDraft' }];
  if (now.getTime() - from.getTime() > ASKED_WITHIN_MS)
    return [{ kind: 'leave', subject, from, reason: 'toldLate' }];
  if (!order.isReachable) return [{ kind: 'leave', subject, from, reason: 'noPhone' }];
  return [
    doing({ kind: 'open' }),
    { kind: 'start', subject, from },
    { kind: 'schedule', subject, task: 'noAnswer', at: unansweredAt(facts) },
  ];
}

/** Returns the end of the wait for an answer: two days after the question is due. */
function unansweredAt({ order, delaySeconds }: CodFacts): Date {
  return new Date(order.createdAt.getTime() + delaySeconds * 1000 + NO_ANSWER_MS);
}

/** The draft was paid: its order replaces the one before. */
function convert({ order }: Known, prepaidOrderId: string): CodEffect[] {
  const isStill = !order.isCancelled && !order.isPaid && !order.isSent;
  return [
    doing({ kind: 'change', to: 'paid', because: 'paidOnline' }),
    doing({ kind: 'tag', orderId: prepaidOrderId, tag: 'ConvertedFromCOD-Bellbird' }),
    doing({ kind: 'tag', orderId: order.orderId, tag: 'ConvertedToPrepaid-Bellbird' }),
    ...(isStill ? [doing({ kind: 'cancelInStore', because: 'prepaid' })] : []),
    ending(order.orderId),
  ];
}

/** The store's own changes decide an open offer. */
function settle({ order, offer }: Known): CodEffect[] {
  if (offer.state !== 'open' && offer.state !== 'paying') return [];
  const change = order.isCancelled
    ? ({ kind: 'change', to: 'cancelled', because: 'cancelledInStore' } as const)
    : order.isPaid
      ? ({ kind: 'change', to: 'paid', because: 'paidInStore' } as const)
      : order.isSent
        ? ({ kind: 'change', to: 'expired', because: 'sent' } as const)
        : null;
  return change ? [doing(change), ending(order.orderId)] : [];
}

/** Sends the payment link once, as soon as the store has made it. Removes a draft that must not be paid any more. */
function followDraft(facts: Known): CodEffect[] {
  const { order, offer } = facts;
  const { draft } = offer;
  if (!draft) return [];
  const isOver = offer.state !== 'paying' || order.isCancelled || order.isPaid || order.isSent;
  if (isOver) return withdraw(offer);
  if (draft.hasFailed)
    return [doing({ kind: 'change', to: 'open', because: 'draftFailed' }), ...sendAnswer(facts)];
  if (draft.lines !== order.lines)
    return [
      doing({ kind: 'change', to: 'open', because: 'edited' }),
      ...withdraw(offer),
      ...sendAnswer(facts),
    ];
  if (draft.draftOrderId === null || draft.isLinkSent) return [];
  return [doing({ kind: 'noteLinkSent' }), ...sendAnswer(facts, 'cod_payment_link'), ...expireLink(facts)];
}

/** Before the store has made the draft, nothing can be removed. This runs again afterwards. */
function withdraw({ draft }: Offer): CodEffect[] {
  return draft && draft.draftOrderId !== null && !draft.isWithdrawn ? [doing({ kind: 'withdrawDraft' })] : [];
}

function sendAnswer({ order, offer }: Known, flow = 'cod_pay_over'): CodEffect[] {
  const { answeredMessageId, answeredAt } = offer;
  if (answeredMessageId === null || answeredAt === null) return [];
  return [
    {
      kind: 'sendAnswer',
      subject: orderSubject(order.orderId),
      flow,
      answersMessageId: answeredMessageId,
      at: answeredAt,
    },
  ];
}

function expireLink({ order, settings, asked }: Known): CodEffect[] {
  const at = payableUntil(settings, asked);
  return at ? [{ kind: 'schedule', subject: orderSubject(order.orderId), task: 'linkExpires', at }] : [];
}

/** Decides whether the question is asked, and with which answers. */
export function decideOnTimer(facts: CodFacts): Decision {
  const reason = skipReason(facts);
  if (reason) return { kind: 'drop', reason };
  return { kind: 'send', flow: questionFlow(facts.settings.enableCancel, mayPrepay(facts)) };
}

function skipReason({ order, offer }: CodFacts): string | null {
  if (order.isCancelled) return 'orderCancelled';
  if (order.isPaid || offer?.prepaidOrderId) return 'orderPaid';
  if (order.isSent) return 'orderSent';
  if (order.lines === '') return 'orderEmptied';
  if (!order.isReachable) return 'noPhone';
  return offer?.state === 'open' ? null : 'settled';
}

/** Decides what to do after two days without an answer, or at the end of a payment link. */
export function decideOnTask(facts: CodFacts, task: string): CodEffect[] {
  const { offer, order } = facts;
  if (!offer || order.isCancelled || order.isPaid || order.isSent || offer.prepaidOrderId) return [];
  const known = { ...facts, offer };
  return task === 'linkExpires' ? endLink(known) : task === 'noAnswer' ? endUnanswered(known) : [];
}

function endLink(facts: Known): CodEffect[] {
  const { offer, now } = facts;
  const until = payableUntil(facts.settings, facts.asked);
  if (offer.state !== 'paying' || !until) return [];
  if (now < until) return expireLink(facts);
  return [doing({ kind: 'change', to: 'open', because: 'linkExpired' }), ...withdraw(offer)];
}

/** An order is never cancelled for not answering a question that did not arrive. */
function endUnanswered(facts: Known): CodEffect[] {
  const { order, offer, asked, now, isCampaignOn, cancelsWithoutAnswer } = facts;
  if (offer.state !== 'open' || offer.answeredAt !== null) return [];
  if (!isCampaignOn || !cancelsWithoutAnswer) return [];
  const subject = orderSubject(order.orderId);
  const again = (at: Date): CodEffect[] => [{ kind: 'schedule', subject, task: 'noAnswer', at }];
  // The merchant may have moved the question to a later time.
  if (!asked) return now < unansweredAt(facts) ? again(unansweredAt(facts)) : [];
  if (!asked.hasArrived || !asked.sentAt)
    return now.getTime() - asked.madeAt.getTime() > LOOKED_AT_FOR_MS
      ? []
      : again(new Date(now.getTime() + DAY_MS / 4));
  const at = new Date(asked.sentAt.getTime() + NO_ANSWER_MS);
  if (now < at) return again(at);
  return [
    doing({ kind: 'change', to: 'cancelled', because: 'noAnswer' }),
    doing({ kind: 'tag', orderId: order.orderId, tag: 'COD-CANCELLED' }),
    doing({ kind: 'cancelInStore', because: 'noAnswer' }),
    ending(order.orderId),
  ];
}
