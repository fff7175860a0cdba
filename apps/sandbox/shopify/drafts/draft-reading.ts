import type { Sandbox } from '../../core/sandbox.ts';
import { money } from '../money.ts';
import { invoiceUrl } from '../store-links.ts';
import type { DraftOrder } from './draft-order.ts';
import { deliveryCents, draftTotals } from './draft-totals.ts';

/** A draft in the control API: what is stored, and what follows from it. */
export interface DraftReading extends DraftOrder {
  name: string;
  invoiceUrl: string;
  /** With its delivery, as the Admin API writes money. */
  toPay: string;
}

export function draftReading(sandbox: Sandbox, shop: string, draft: DraftOrder): DraftReading {
  return {
    ...draft,
    name: `#D${draft.number}`,
    invoiceUrl: invoiceUrl(sandbox, shop, draft),
    toPay: money(draftTotals(draft).subtotalCents + deliveryCents(draft)),
  };
}
