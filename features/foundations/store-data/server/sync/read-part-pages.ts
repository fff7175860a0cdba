import type * as z from 'zod';
import { customerPage } from '#partners/shopify/bulk-operations.ts';
import { NODES_PER_QUERY, changedOrders } from '#partners/shopify/change-operations.ts';
import type { Context } from '#platform/context.ts';
import { justBefore } from '../../rules/just-before.ts';
import { askForOrders } from '../ask-for-orders.ts';
import { readCollectionPages, readProductPages } from '../catalogue/read-catalogue-pages.ts';
import type { ReportedBody } from '../facts/read-facts.ts';
import { withKnownDetails } from '../find-unknown.ts';
import { runPatiently } from '../run-patiently.ts';
import { finishPart, noteStep } from './note-step.ts';
import { ordersSince } from './orders-since.ts';
import type { PartRun, StepEnd } from './part-run.ts';
import { saveManyOrders } from './save-many-orders.ts';
import { storeCustomers } from './store-customers.ts';

const ORDERS_PER_PAGE = 50;

/** Fetches a part page by page, if the store refuses bulk operations. */
export async function readPartPages(ctx: Context, run: PartRun): Promise<StepEnd> {
  const { sync, shop, client } = run;
  const readWhole = { products: readProductPages, collections: readCollectionPages }[sync.part];
  if (readWhole) sync.objects_applied = await readWhole(ctx, client, shop);
  else if (!(await readRest(ctx, run))) return 'later';
  await finishPart(ctx, sync);
  return 'next';
}

/** Long parts record each page and continue there. Returns false if time ran out before the last one. */
async function readRest(ctx: Context, run: PartRun): Promise<boolean> {
  const readPage = run.sync.part === 'customers' ? readCustomerPage : readOrderPage;
  do {
    if (!run.mayGoOn()) return false;
    await readPage(ctx, run);
  } while (run.sync.page_after !== null);
  return true;
}

async function readCustomerPage(ctx: Context, { sync, shop, client }: PartRun): Promise<void> {
  const { customers }: z.infer<typeof customerPage.data> = await runPatiently(client, customerPage, {
    after: sync.page_after,
  });
  await ctx.db.transaction().execute(async (tx) => {
    await storeCustomers(ctx, tx, shop, customers.nodes);
    await noteStep(tx, sync, {
      page_after: customers.pageInfo.hasNextPage ? customers.pageInfo.endCursor : null,
      objects_applied: sync.objects_applied + customers.nodes.length,
    });
  });
}

async function readOrderPage(ctx: Context, { sync, shop, client }: PartRun): Promise<void> {
  const { page }: z.infer<typeof changedOrders.data> = await runPatiently(client, changedOrders, {
    first: ORDERS_PER_PAGE,
    after: sync.page_after,
    query: `created_at:>='${ordersSince(ctx.clock.now()).toISOString()}'`,
  });
  const ids = page.nodes.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += NODES_PER_QUERY) {
    const asked = await askForOrders(client, ids.slice(from, from + NODES_PER_QUERY));
    await ctx.db.transaction().execute(async (tx) => {
      const reported: ReportedBody[] = [];
      for (const { node, body, isPlain } of asked) {
        const whole = isPlain ? await withKnownDetails(tx, shop.shop_id, body) : body;
        reported.push({ body: whole, triggeredAt: justBefore(node.updatedAt) });
      }
      await saveManyOrders(ctx, tx, shop, reported);
    });
  }
  await noteStep(ctx.db, sync, {
    page_after: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
    objects_applied: sync.objects_applied + ids.length,
  });
}
