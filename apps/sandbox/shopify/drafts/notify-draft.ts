import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { draftBody } from '../bodies/draft-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import type { StoreRecords } from '../store.ts';
import type { DraftOrder } from './draft-order.ts';

/** Sends the webhook of a draft. For a deleted draft it contains only the id. */
export function notifyDraft(
  sandbox: Sandbox,
  records: StoreRecords,
  {
    draft,
    what,
    eventId = randomUUID(),
  }: { draft: DraftOrder; what: 'CREATE' | 'UPDATE' | 'DELETE'; eventId?: string },
): void {
  const body = what === 'DELETE' ? { id: draft.id } : draftBody(sandbox, records, draft);
  emitStoreWebhook(sandbox, records, { topic: `DRAFT_ORDERS_${what}`, body, eventId });
  sandbox.world.changed();
}
