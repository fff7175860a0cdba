import type { AdminClient } from '#partners/shopify/admin-client.ts';
import {
  moreLines,
  ordersById,
  plainOrdersById,
  type OrderWithLines,
} from '#partners/shopify/change-operations.ts';
import type { LineNode } from '#partners/shopify/order-node.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import { orderBodyOf } from './node-to-body.ts';
import { runPatiently } from './run-patiently.ts';

/** An order from polling, in the shape of a webhook. */
export interface AskedOrder {
  node: OrderWithLines;
  body: ReturnType<typeof orderBodyOf>;
  /** The store refused to give more, so known tags, shipments and notes stay. */
  isPlain: boolean;
}

/** Asks for orders with all their lines; deleted orders are skipped. Throws ShopifyError. */
export async function askForOrders(client: AdminClient, ids: readonly string[]): Promise<AskedOrder[]> {
  const { nodes, isPlain } = await ask(client, ids);
  const asked: AskedOrder[] = [];
  for (const node of nodes.filter((one) => one !== null)) {
    const lines = await allLines(client, node, isPlain);
    asked.push({ node, body: orderBodyOf(node, lines), isPlain });
  }
  return asked;
}

/** If the merchant has not granted all permissions, the store refuses the whole query. */
async function ask(client: AdminClient, ids: readonly string[]) {
  try {
    return { ...(await runPatiently(client, ordersById, { ids })), isPlain: false };
  } catch (error) {
    if (!(error instanceof ShopifyError) || error.failure.kind !== 'refused') throw error;
    return { ...(await runPatiently(client, plainOrdersById, { ids })), isPlain: true };
  }
}

async function allLines(client: AdminClient, node: OrderWithLines, isPlain: boolean): Promise<LineNode[]> {
  const lines = [...node.lineItems.nodes];
  let { pageInfo } = node.lineItems;
  while (pageInfo.hasNextPage && !isPlain) {
    const { order } = await runPatiently(client, moreLines, { id: node.id, after: pageInfo.endCursor });
    if (!order) break;
    lines.push(...order.lineItems.nodes);
    pageInfo = order.lineItems.pageInfo;
  }
  return lines;
}
