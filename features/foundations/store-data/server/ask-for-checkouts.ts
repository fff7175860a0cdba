import type { AdminClient, AdminOperation } from '#partners/shopify/admin-client.ts';
import {
  changedCheckouts,
  checkoutsById,
  plainChangedCheckouts,
  plainCheckoutsById,
  type CheckoutNode,
} from '#partners/shopify/change-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { countKnownCheckouts, findTokenOf, findUnknownCheckouts } from './find-unknown.ts';
import { tokenOfLink } from './node-to-body.ts';
import { runPatiently } from './run-patiently.ts';

/**
 * Stores repeat a webhook that nobody accepted for up to four hours. A checkout whose token the store withholds gets a
 * name of ours only after that: until then, its webhook may still bring the token.
 */
export const WEBHOOKS_REPEATED_MS = 4.25 * 3600 * 1000;

type Page = Awaited<ReturnType<typeof changedCheckouts.data.parseAsync>>['page'];

/**
 * Asks a store for checkouts. A checkout's token is only in its recovery address, which stores withhold from apps
 * without approval for all protected fields (changelog of 2026-11-19). Then the whole query is refused, and repeated
 * without it.
 */
export class CheckoutQuestions {
  readonly #client: AdminClient;
  #isWithheld = false;
  #hasSeenAddress = false;

  constructor(client: AdminClient) {
    this.#client = client;
  }

  /** Whether the store withholds the recovery address, as far as it was asked. */
  get isWithheld(): boolean {
    return this.#isWithheld;
  }

  /** Whether the answers show it: a store without checkouts refuses nothing. */
  get isKnown(): boolean {
    return this.#isWithheld || this.#hasSeenAddress;
  }

  /** A page of changes. Throws ShopifyError. */
  async changed(variables: { first: number; after: string | null; query: string }): Promise<Page> {
    const { page } = await this.#ask(changedCheckouts, plainChangedCheckouts, variables);
    this.#hasSeenAddress ||= !page.nodes.every(isUnnamed);
    return page;
  }

  /** Throws ShopifyError. */
  async byId(ids: readonly string[]) {
    return (await this.#ask(checkoutsById, plainCheckoutsById, { ids })).nodes;
  }

  async #ask<Data>(
    whole: AdminOperation<Data>,
    plain: AdminOperation<Data>,
    variables: Record<string, unknown>,
  ): Promise<Data> {
    if (!this.#isWithheld) {
      try {
        return await runPatiently(this.#client, whole, variables);
      } catch (error) {
        if (!(error instanceof ShopifyError) || error.failure.kind !== 'refused') throw error;
        this.#isWithheld = true;
      }
    }
    return runPatiently(this.#client, plain, variables);
  }
}

/**
 * The checkouts of a page that need a query. If the store withholds tokens, this skips those that must be the stored
 * ones, and those whose webhook may still arrive.
 */
export async function listToAskFor(
  db: Database,
  shopId: number,
  { nodes }: Pick<Page, 'nodes'>,
  now: Date,
): Promise<string[]> {
  const [unnamed, named] = [nodes.filter(isUnnamed), nodes.filter((node) => !isUnnamed(node))];
  const changed = named.flatMap(({ id: gid, abandonedCheckoutUrl, updatedAt }) => {
    const key = tokenOfLink(abandonedCheckoutUrl ?? '');
    return key === null ? [] : [{ gid, key, updatedAt: new Date(updatedAt) }];
  });
  const settled = unnamed
    .map(({ id, createdAt, updatedAt }) => ({
      id,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    }))
    .filter(({ updatedAt }) => now.getTime() - updatedAt.getTime() > WEBHOOKS_REPEATED_MS);
  const known = settled.length === 0 ? [] : await countKnownCheckouts(db, shopId, settled);
  const sameMoment = Map.groupBy(unnamed, ({ createdAt }) => secondOf(new Date(createdAt)));
  const strange = settled.filter(
    ({ createdAt }, nth) => (known[nth] ?? 0) < (sameMoment.get(secondOf(createdAt))?.length ?? 1),
  );
  return [...(await findUnknownCheckouts(db, shopId, changed)), ...strange.map(({ id }) => id)];
}

function secondOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function isUnnamed({ abandonedCheckoutUrl }: Page['nodes'][number]): boolean {
  return abandonedCheckoutUrl === null;
}

/**
 * The name of a checkout: the token in its link, or the one from its webhook, or a name of ours. Null for a link
 * without a token.
 */
export async function nameCheckout(tx: Tx, shopId: number, node: CheckoutNode): Promise<string | null> {
  if (node.abandonedCheckoutUrl !== null) return tokenOfLink(node.abandonedCheckoutUrl);
  const reported = await findTokenOf(tx, shopId, {
    createdAt: new Date(node.createdAt),
    customerId: node.customer?.legacyResourceId ?? null,
    email: node.customer?.defaultEmailAddress?.emailAddress ?? null,
  });
  return reported ?? `unnamed-${node.id.split('/').at(-1) ?? ''}`;
}
