import { orderSubject, type Effect } from '../../rules/effect.ts';
import type { Because, OfferState } from './offer.ts';

/** The actions of this campaign only: its own rows, and commands to the store. */
export type CodAction =
  | { kind: 'open' }
  | { kind: 'change'; to: OfferState; because: Because; answeredMessageId?: string }
  | { kind: 'noteLinkSent' }
  | { kind: 'tag'; orderId: string; tag: CodTag }
  | { kind: 'cancelInStore'; because: 'customer' | 'prepaid' | 'noAnswer' }
  | { kind: 'makeDraft' }
  | { kind: 'withdrawDraft' };

export type CodEffect = Effect<CodAction>;

/** Document 2, section 9. */
export type CodTag =
  | 'COD-CONFIRMED'
  | 'COD-CANCELLED'
  | 'ConvertedToPrepaid-Bellbird'
  | 'ConvertedFromCOD-Bellbird';

export const doing = (action: CodAction): CodEffect => ({ kind: 'do', action });
export const ending = (orderId: string): CodEffect => ({
  kind: 'end',
  subject: orderSubject(orderId),
  reason: 'orderSettled',
});
