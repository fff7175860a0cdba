import type { Sandbox } from '../../core/sandbox.ts';
import { money } from '../money.ts';
import { invoiceUrl } from '../store-links.ts';
import type { DraftOrder } from './draft-order.ts';
import { deliveryCents, draftTotals } from './draft-totals.ts';

/** A draft in the control API: the stored values and the calculated ones. */
export interface DraftReading extends DraftOrder {
  name: string;
  invoiceUrl: string;
  /** The total including delivery, in the Admin API's form. */
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
