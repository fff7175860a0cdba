import * as z from 'zod';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { NODES_PER_QUERY, changedOrders } from '#partners/shopify/change-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { justBefore } from '../rules/just-before.ts';
import { CheckoutQuestions, listToAskFor, nameCheckout, WEBHOOKS_REPEATED_MS } from './ask-for-checkouts.ts';
import { askForOrders } from './ask-for-orders.ts';
import { applyFacts } from './facts/apply-facts.ts';
import { findUnknownOrders, withKnownContacts, withKnownDetails } from './find-unknown.ts';
import { checkoutBodyOf } from './node-to-body.ts';
import { recordReading, type Reading } from './reconcile-queries.ts';
import { runPatiently } from './run-patiently.ts';
import type { Shop } from './store-queries.ts';

const CHANGES_PER_PAGE = 100;
/** The store's search finds changes a little late. */
const OVERLAP_MS = 5 * 60_000;

/** One polling of a store: how long it may take, and where it continues. */
export interface Run {
  shop: Shop;
  client: AdminClient;
  reading: Reading;
  startedAt: Date;
  /** False once it takes too long, or the worker stops. */
  mayGoOn: () => boolean;
}

/** Stores orders that changed since the last polling. Returns false if time ran out before the last one. */
export async function catchUpOrders(ctx: Context, run: Run): Promise<boolean> {
  const { shop, client, reading } = run;
  let after: string | null = null;
  do {
    if (!run.mayGoOn()) return false;
    const query = `updated_at:>='${reading.orders_read_to.toISOString()}'`;
    const { page }: z.infer<typeof changedOrders.data> = await runPatiently(client, changedOrders, {
      first: CHANGES_PER_PAGE,
      after,
      query,
    });
    const changed = page.nodes.map((node) => ({
      gid: node.id,
      key: node.legacyResourceId,
      updatedAt: new Date(node.updatedAt),
    }));
    if (!(await takeOrders(ctx, run, await findUnknownOrders(ctx.db, shop.shop_id, changed)))) return false;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    // The orders are sorted by the time of their changes, so an interrupted run continues from here.
    const readTo = after ? changed.at(-1)?.updatedAt : new Date(run.startedAt.getTime() - OVERLAP_MS);
    if (readTo) await recordReading(ctx.db, shop.shop_id, { orders_read_to: readTo });
  } while (after);
  return true;
}

async function takeOrders(ctx: Context, run: Run, gids: readonly string[]): Promise<boolean> {
  for (const ids of inParts(gids)) {
    if (!run.mayGoOn()) return false;
    for (const { node, body, isPlain } of await askForOrders(run.client, ids)) {
      await applyOne(ctx, node.id, async (tx) => {
        const whole = isPlain ? await withKnownDetails(tx, run.shop.shop_id, body) : body;
        await applyFacts(ctx, tx, run.shop, [
          { of: 'order', body: whole, triggeredAt: justBefore(node.updatedAt) },
        ]);
      });
    }
  }
  return true;
}

/** Stores checkouts likewise. They do not come in the order of their changes, so the page itself is remembered. */
export async function catchUpCheckouts(ctx: Context, run: Run): Promise<boolean> {
  const { shop, client, reading } = run;
  const questions = new CheckoutQuestions(client);
  const begunAt = reading.checkouts_begun_at ?? run.startedAt;
  let after = reading.checkouts_after;
  do {
    if (!run.mayGoOn()) return false;
    const query = `updated_at:>='${reading.checkouts_read_to.toISOString()}'`;
    const page = await questions.changed({ first: CHANGES_PER_PAGE, after, query });
    const unknown = await listToAskFor(ctx.db, shop.shop_id, page, run.startedAt);
    if (!(await takeCheckouts(ctx, run, questions, unknown))) return false;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    // Checkouts that wait for their webhook are checked again.
    const overlapMs = questions.isWithheld ? WEBHOOKS_REPEATED_MS + OVERLAP_MS : OVERLAP_MS;
    await recordReading(ctx.db, shop.shop_id, {
      checkouts_after: after,
      checkouts_begun_at: after ? begunAt : null,
      ...(!after && { checkouts_read_to: new Date(begunAt.getTime() - overlapMs) }),
    });
  } while (after);
  if (questions.isKnown) await recordWithheld(ctx.db, shop.shop_id, questions.isWithheld);
  return true;
}

async function takeCheckouts(
  ctx: Context,
  run: Run,
  questions: CheckoutQuestions,
  gids: readonly string[],
): Promise<boolean> {
  for (const ids of inParts(gids)) {
    if (!run.mayGoOn()) return false;
    const nodes = await questions.byId(ids);
    for (const node of nodes.filter((one) => one !== null)) {
      await applyOne(ctx, node.id, async (tx) => {
        const token = await nameCheckout(tx, run.shop.shop_id, node);
        if (token === null) return;
        const body = await withKnownContacts(tx, run.shop.shop_id, checkoutBodyOf(node, token));
        await applyFacts(ctx, tx, run.shop, [
          { of: 'checkout', body, triggeredAt: justBefore(node.updatedAt) },
        ]);
      });
    }
  }
  return true;
}

/** Stored, so that the merchant and the operator see it. */
async function recordWithheld(db: Database, shopId: number, isWithheld: boolean): Promise<void> {
  await db
    .updateTable('shops')
    .set({ is_recovery_url_withheld: isWithheld })
    .where('shop_id', '=', shopId)
    .where('is_recovery_url_withheld', '<>', isWithheld)
    .execute();
}

/**
 * An object that cannot be processed or stored is skipped, like a webhook that is given up. Other failures are tried
 * again.
 */
async function applyOne(ctx: Context, gid: string, apply: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await ctx.db.transaction().execute(apply);
  } catch (error) {
    if (!(error instanceof z.ZodError) && !isRefusal(error)) throw error;
    ctx.log.error({ err: error, gid }, 'what the store answered was not understood; it is left out');
  }
}

/** An error in the data itself, which would fail again: SQLSTATE classes 22 and 23. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

function inParts(gids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(gids.length / NODES_PER_QUERY) }, (_, part) =>
    gids.slice(part * NODES_PER_QUERY, (part + 1) * NODES_PER_QUERY),
  );
}
