import {
  BULK_COLLECTIONS,
  BULK_CUSTOMERS,
  BULK_PRODUCTS,
  bulkOrders,
  bulkStatus,
  startBulk,
} from '#partners/shopify/bulk-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { askAgainMs } from '../../rules/ask-again-ms.ts';
import { runPatiently } from '../run-patiently.ts';
import { finishPart, noteStep } from './note-step.ts';
import { ordersSince } from './orders-since.ts';
import type { PartRun, StepEnd } from './part-run.ts';
import { findNextPart } from './sync-queries.ts';

/** The store works on another operation of ours, or of the merchant's. */
const BUSY_WAIT_MS = 10_000;
/** After so many failed operations it is read page by page. */
const MOST_FAILED = 2;

/** Starts a bulk operation in the store. If the store refuses them, pages are used. */
export async function requestBulk(ctx: Context, { sync, client }: PartRun): Promise<StepEnd> {
  try {
    const q = queryOf(sync.part, ctx.clock.now());
    const { bulkOperationRunQuery: answer } = await runPatiently(client, startBulk, { q });
    const words = answer.userErrors.map(({ message }) => message).join('; ');
    if (/already (in progress|running)|limit/i.test(words)) return { waitMs: BUSY_WAIT_MS };
    if (!answer.bulkOperation) return usePages(ctx, { sync }, words);
    await noteStep(ctx.db, sync, { state: 'running', operation_id: answer.bulkOperation.id });
    return 'next';
  } catch (error) {
    if (!isRefused(error)) throw error;
    return usePages(ctx, { sync }, String(error));
  }
}

/** Asks whether the store is done. */
export async function askBulk(ctx: Context, run: PartRun): Promise<StepEnd> {
  const { sync, client } = run;
  const { bulkOperation: operation } = await runPatiently(client, bulkStatus, { id: sync.operation_id });
  if (!operation) return beginAgain(ctx, run, 'forgotten');
  switch (operation.status) {
    case 'CREATED':
    case 'RUNNING':
    case 'CANCELING':
      await noteStep(ctx.db, sync, { objects_total: null, objects_applied: 0 });
      return { waitMs: askAgainMs(new Date(operation.createdAt), ctx.clock.now()) };
    case 'COMPLETED':
      await beginNext(ctx, run);
      if (!operation.url) {
        await finishPart(ctx, sync);
        return 'next';
      }
      await noteStep(ctx.db, sync, { state: 'storing', objects_total: operation.rootObjectCount });
      return 'next';
    // Failed, expired, or cancelled by somebody.
    default:
      return beginAgain(ctx, run, operation.errorCode ?? operation.status);
  }
}

/** The store prepares the next part while this one is stored. Its errors are handled when it is its turn. */
async function beginNext(ctx: Context, run: PartRun): Promise<void> {
  const next = await findNextPart(ctx.db, run.sync);
  if (next?.state !== 'waiting') return;
  const { shop_id: shopId, part } = next;
  await requestBulk(ctx, { ...run, sync: next }).catch((error: unknown) =>
    ctx.log.info({ err: error, shopId, part }, 'next part of a store not begun yet'),
  );
}

async function beginAgain(ctx: Context, { sync }: PartRun, reason: string): Promise<StepEnd> {
  const failures = sync.failures + 1;
  ctx.log.warn(
    { shopId: sync.shop_id, part: sync.part, reason },
    'bulk operation of a store came to nothing',
  );
  if (failures > MOST_FAILED) return usePages(ctx, { sync }, reason);
  await noteStep(ctx.db, sync, { state: 'waiting', operation_id: null });
  throw new Error(`The store's bulk operation ended: ${reason}`);
}

async function usePages(ctx: Context, { sync }: Pick<PartRun, 'sync'>, reason: string): Promise<StepEnd> {
  const { shop_id: shopId, part } = sync;
  ctx.log.info({ shopId, part, reason }, 'store refuses bulk operations; it is asked page by page');
  await noteStep(ctx.db, sync, { state: 'paging', page_after: null, objects_total: null });
  return 'next';
}

function queryOf(part: string, now: Date): string {
  if (part === 'products') return BULK_PRODUCTS;
  if (part === 'collections') return BULK_COLLECTIONS;
  if (part === 'customers') return BULK_CUSTOMERS;
  return bulkOrders(ordersSince(now));
}

/** Whether the store refused the request, and is not unavailable or busy. */
function isRefused(error: unknown): boolean {
  return error instanceof ShopifyError && error.failure.kind === 'refused';
}
