import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { missing, refused, type ControlRoutes } from '../control-route.ts';
import { orderReading } from '../orders/order-reading.ts';
import { completeDraft, completeRefusalReason } from './complete-draft.ts';
import { draftReading } from './draft-reading.ts';

/** Control calls for drafts and their payment. */
export function registerDraftControl(sandbox: Sandbox, on: ControlRoutes): void {
  on.get('/drafts', ({ drafts, store }) =>
    [...drafts.values()].toReversed().map((draft) => draftReading(sandbox, store.shop, draft)),
  );
  on.post('/drafts/:id/pay', z.unknown(), (records, { params }) => {
    const draft = records.drafts.get(params.id);
    if (!draft) return missing('draft');
    const problem = completeRefusalReason(draft);
    if (problem) return refused(problem);
    return orderReading(completeDraft(sandbox, records, { draft, payment: 'card', isPaid: true }));
  });
}
