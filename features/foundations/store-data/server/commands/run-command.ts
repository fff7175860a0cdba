import type { AdminClient } from '#partners/shopify/admin-client.ts';
import {
  addTags,
  cancelOrder,
  deleteDraft,
  draftStatus,
  orderCancellation,
} from '#partners/shopify/order-operations.ts';
import type { StoreCommandOf } from '../../contract/store-command.ts';
import type { HeldCommand } from './command-queries.ts';
import { ImpossibleCommand, orderGid, refuseIf } from './impossible-command.ts';
import { makeDraft, type DraftReady } from './make-draft.ts';

/**
 * Performs a command in the store. The result of an earlier try is found and not repeated. Returns the draft if it
 * creates one. Throws ShopifyError, and ImpossibleCommand if the store gives a reason.
 */
export async function runCommand(client: AdminClient, held: HeldCommand): Promise<DraftReady | null> {
  const { command } = held;
  switch (command.kind) {
    case 'tagOrder':
      return tag(client, command);
    case 'cancelOrder':
      return cancel(client, command);
    case 'createDraftOrder':
      return makeDraft(client, command, { key: held.key, mayExist: held.attempt > 1 });
    case 'deleteDraftOrder':
      return remove(client, command);
  }
}

async function tag(client: AdminClient, { orderId, add }: StoreCommandOf<'tagOrder'>): Promise<null> {
  const { tagsAdd } = await client.run(addTags, { id: orderGid(orderId), tags: add });
  refuseIf(tagsAdd.userErrors);
  return null;
}

/** Financial statuses of orders for which money was paid or is held. */
const MONEY_CAME_IN = new Set(['AUTHORIZED', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** Cancels an order. A cancelled one stays as it is, so that neither stock nor money is returned twice. */
async function cancel(client: AdminClient, command: StoreCommandOf<'cancelOrder'>): Promise<null> {
  const id = orderGid(command.orderId);
  const order = await findOrder(client, id);
  if (order.cancelledAt !== null) return null;
  if (command.unlessPaid === true && MONEY_CAME_IN.has(order.displayFinancialStatus ?? ''))
    throw new ImpossibleCommand('It was paid in the meantime.');
  const { orderCancel } = await client.run(cancelOrder, {
    orderId: id,
    reason: command.reason.toUpperCase(),
    restock: command.restock,
    notify: command.notify,
    note: command.note,
    refund: { originalPaymentMethodsRefund: command.refund },
  });
  const [refusal] = orderCancel.orderCancelUserErrors;
  // The merchant or our own first try may have been faster.
  if (refusal && (await findOrder(client, id)).cancelledAt === null)
    throw new ImpossibleCommand(refusal.message);
  return null;
}

async function findOrder(client: AdminClient, id: string) {
  const { order } = await client.run(orderCancellation, { id });
  if (!order) throw new ImpossibleCommand('The store does not have this order any more.');
  return order;
}

/** A paid draft is an order by now, and a deleted one is gone. */
async function remove(
  client: AdminClient,
  { draftOrderId }: StoreCommandOf<'deleteDraftOrder'>,
): Promise<null> {
  const id = `gid://shopify/DraftOrder/${draftOrderId}`;
  const { draftOrder } = await client.run(draftStatus, { id });
  if (!draftOrder || draftOrder.status === 'COMPLETED') return null;
  const { draftOrderDelete } = await client.run(deleteDraft, { input: { id } });
  refuseIf(draftOrderDelete.userErrors);
  return null;
}
