import { completeDraft } from '../../drafts/complete-draft.ts';
import type { DraftOrder } from '../../drafts/draft-order.ts';
import { makeDraft, type DraftInput } from '../../drafts/make-draft.ts';
import { notifyDraft } from '../../drafts/notify-draft.ts';
import { connectionOf, type PageArguments } from '../connection.ts';
import { draftNode } from '../nodes/draft-node.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { searchFor } from '../search-query.ts';

type ListArguments = PageArguments & { query?: string | null; sortKey?: string | null };

const MISSING = { field: ['id'], message: 'Draft order does not exist' };

/** Resolvers for draft orders. */
export const draftResolvers: Record<string, Resolver> = {
  draftOrders: (args: ListArguments, asked: Asked) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.drafts.values()].filter((draft) => fits(searchable(draft)));
    const inOrder =
      args.sortKey === 'UPDATED_AT'
        ? found.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt) || a.id - b.id)
        : found;
    return connectionOf(inOrder, (draft) => draftNode(asked, draft), args);
  },

  draftOrder: ({ id }: { id: string }, asked: Asked) => findDraftNode(asked, id),

  draftOrderCreate: ({ input }: { input: DraftInput }, asked: Asked) => {
    const { sandbox, records } = asked;
    const draft = makeDraft(sandbox, records, input);
    if ('message' in draft) return { draftOrder: null, userErrors: [draft] };
    records.drafts.set(String(draft.id), draft);
    notifyDraft(sandbox, records, { draft, what: 'CREATE' });
    return { draftOrder: draftNode(asked, draft), userErrors: [] };
  },

  draftOrderComplete: (args: { id: string; paymentPending?: boolean | null }, asked: Asked) => {
    const { sandbox, records } = asked;
    const draft = records.drafts.get(numberOfGid(args.id));
    if (!draft) return { draftOrder: null, userErrors: [MISSING] };
    if (draft.status === 'completed') {
      const message = 'This order has been paid';
      return { draftOrder: null, userErrors: [{ field: null, message }] };
    }
    const isPaid = args.paymentPending !== true;
    completeDraft(sandbox, records, { draft, payment: 'manual', isPaid });
    return { draftOrder: draftNode(asked, draft), userErrors: [] };
  },

  draftOrderDelete: ({ input }: { input: { id: string } }, asked: Asked) => {
    const { sandbox, records } = asked;
    const draft = records.drafts.get(numberOfGid(input.id));
    if (!draft) return { deletedId: null, userErrors: [MISSING] };
    if (draft.status === 'completed') {
      const message = 'Completed draft orders cannot be deleted';
      return { deletedId: null, userErrors: [{ field: ['id'], message }] };
    }
    records.drafts.delete(String(draft.id));
    notifyDraft(sandbox, records, { draft, what: 'DELETE' });
    return { deletedId: input.id, userErrors: [] };
  },
};

export function findDraftNode(asked: Asked, id: string) {
  const draft = asked.records.drafts.get(numberOfGid(id));
  return draft ? draftNode(asked, draft) : null;
}

function searchable(draft: DraftOrder) {
  return {
    id: [draft.id],
    name: [`#D${draft.number}`],
    status: [draft.status],
    tag: draft.tags,
    customer_id: [draft.customerId],
    created_at: [draft.createdAt],
    updated_at: [draft.updatedAt],
    email: [draft.email],
  };
}
