import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { missing, refused, type ControlRoutes } from '../control-route.ts';
import { money } from '../money.ts';
import { orderReading } from '../orders/order-reading.ts';
import { invoiceUrl } from '../store-links.ts';
import { completeDraft, whyCannotComplete } from './complete-draft.ts';
import { deliveryCents, draftTotals } from './draft-totals.ts';

/** Drafts, and their payment without the clicks. */
export function registerDraftControl(sandbox: Sandbox, on: ControlRoutes): void {
  on.get('/drafts', ({ drafts, store }) =>
    [...drafts.values()].toReversed().map((draft) => ({
      ...draft,
      invoiceUrl: invoiceUrl(sandbox, store.shop, draft),
      toPay: money(draftTotals(draft).subtotalCents + deliveryCents(draft)),
    })),
  );
  on.post('/drafts/:id/pay', z.unknown(), (records, { params }) => {
    const draft = records.drafts.get(params.id);
    if (!draft) return missing('draft');
    const problem = whyCannotComplete(draft);
    if (problem) return refused(problem);
    return orderReading(completeDraft(sandbox, records, { draft, payment: 'card', isPaid: true }));
  });
}
