import { orderSubject, type ReplyDecision, type ReplyFacts } from '../../rules/effect.ts';
import { doing, type CodAction, type CodEffect } from './action.ts';
import { cancellableUntil, mayPrepay, payableUntil } from './may-prepay.ts';
import type { CodFacts, Offer } from './offer.ts';

type Reply = ReplyDecision<CodAction>;

/**
 * Decides what an answer does. An answer counts once: a late, repeated or second answer gets a polite text and changes
 * nothing.
 */
export function decideOnReply(facts: CodFacts, { flow, messageId }: ReplyFacts): Reply {
  const { offer } = facts;
  if (!offer) return politely('cod_is_sent');
  const settled = settledWord(facts, offer);
  if (settled) return politely(settled);
  switch (flow) {
    case 'cod_confirmed':
      return offer.state === 'paying' ? politely('cod_cash_or_link') : confirm(facts, messageId);
    case 'cod_cancelled':
      return isOver(cancellableUntil(facts.settings, facts.asked), facts) || !facts.settings.enableCancel
        ? politely('cod_cancel_over')
        : cancel(facts, offer, messageId);
    case 'cod_paying':
      return offer.state === 'paying' ? politely('cod_link_again') : pay(facts, offer, messageId);
    default:
      return politely(flow);
  }
}

/** Returns the text for an order that can no longer be decided, or null. */
function settledWord({ order }: CodFacts, offer: Offer): string | null {
  if (order.isPaid || offer.prepaidOrderId !== null || offer.state === 'paid') return 'cod_is_paid';
  if (order.isCancelled || offer.state === 'cancelled') return 'cod_is_cancelled';
  if (order.isSent || offer.state === 'expired') return 'cod_is_sent';
  return offer.state === 'confirmed' ? 'cod_is_confirmed' : null;
}

const politely = (says: string): Reply => ({ says, effects: [] });
const isOver = (until: Date | null, { now }: CodFacts) => until !== null && now >= until;

function confirm({ order }: CodFacts, messageId: string): Reply {
  return {
    says: 'cod_confirmed',
    effects: [
      doing({ kind: 'change', to: 'confirmed', because: 'confirmed', answeredMessageId: messageId }),
      doing({ kind: 'tag', orderId: order.orderId, tag: 'COD-CONFIRMED' }),
    ],
  };
}

function cancel({ order, settings }: CodFacts, { draft }: Offer, messageId: string): Reply {
  const hasDraft = draft !== null && draft.draftOrderId !== null && !draft.isWithdrawn;
  const effects: CodEffect[] = [
    // A payment link that waits to be sent is cancelled.
    { kind: 'end', subject: orderSubject(order.orderId), reason: 'orderSettled' },
    doing({ kind: 'change', to: 'cancelled', because: 'cancelled', answeredMessageId: messageId }),
    doing({ kind: 'tag', orderId: order.orderId, tag: 'COD-CANCELLED' }),
    ...(settings.realCancellation ? [doing({ kind: 'cancelInStore', because: 'customer' })] : []),
    ...(hasDraft ? [doing({ kind: 'withdrawDraft' })] : []),
  ];
  return { says: settings.realCancellation ? 'cod_cancelled' : 'cod_cancel_noted', effects };
}

/** Each order gets one payment link. A link that has ended is not created again. */
function pay(facts: CodFacts, { draft }: Offer, messageId: string): Reply {
  if (draft || !mayPrepay(facts) || isOver(payableUntil(facts.settings, facts.asked), facts))
    return politely('cod_pay_over');
  return {
    says: 'cod_paying',
    effects: [
      doing({ kind: 'change', to: 'paying', because: 'askedToPay', answeredMessageId: messageId }),
      doing({ kind: 'makeDraft' }),
    ],
  };
}
