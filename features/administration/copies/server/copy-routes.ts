import { listOtherShops } from '#features/foundations/sessions/server/other-shops-api.ts';
import type { Context } from '#platform/context.ts';
import type { CopyKind } from '#platform/copies/copy-kind.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { fill } from '#platform/language/reader.ts';
import {
  copyToStores as copyCall,
  getCopyable,
  MOST_COPIES,
  previewCopies as previewCall,
  type CopyableKind,
  type CopyOutcome,
} from '../contract/copy-calls.ts';
import { storeRefusal } from '../rules/store-refusal.ts';
import { texts } from '../texts/all.ts';
import { copyToStores, type CopyMeans } from './copy-to-stores.ts';
import { previewCopies } from './preview-copies.ts';

/** Registers the calls that copy things to other stores of the same person. */
export function registerCopyRoutes(bind: CallBinder, ctx: Context, means: CopyMeans): void {
  bind.merchant(getCopyable, async ({ session }) => {
    const shops = await listOtherShops(ctx.db, session, { now: ctx.clock.now() });
    return {
      kinds: await listKinds(ctx, means.kinds, session.shopId),
      stores: shops.map(({ session: there, shopName }) => ({
        shopUrl: there.shopUrl,
        shopName,
        role: there.role,
        refusal: storeRefusal(there),
      })),
      isPerson: session.userId !== null,
    };
  });
  bind.merchant(previewCall, async ({ session, body: { copies } }) => {
    refuseTooMany(copies);
    return { previews: await previewCopies(ctx, means.kinds, session, copies) };
  });
  bind.merchant(copyCall, async ({ session, raw, body: { requestId, copies }, noteChanges }) => {
    refuseTooMany(copies);
    const { userId } = session;
    if (userId === null) {
      noteChanges([]);
      return { outcomes: copies.map(withoutPerson) };
    }
    const copying = { session: { ...session, userId }, requestId, ip: raw.ip };
    const copied = await copyToStores(ctx, means, copying, copies);
    noteChanges(copied.flatMap(({ change }) => (change === null ? [] : [change])));
    return { outcomes: copied.map(({ outcome }) => outcome) };
  });
}

/** One after the other, because each uses a connection. */
async function listKinds(ctx: Context, kinds: readonly CopyKind[], shopId: number): Promise<CopyableKind[]> {
  const listed: CopyableKind[] = [];
  for (const kind of kinds)
    listed.push({
      kind: kind.kind,
      name: kind.name(),
      items: await inShop(ctx.db, shopId, (tx) => kind.list(ctx, tx, shopId)),
    });
  return listed;
}

function refuseTooMany(copies: readonly unknown[]): void {
  if (copies.length > MOST_COPIES) throw new AppError('COPIES_TOO_MANY', { field: 'copies' });
}

/** The login through the store's own admin belongs to no other store. */
function withoutPerson({ kind, id, toShopUrl }: Pick<CopyOutcome, 'kind' | 'id' | 'toShopUrl'>): CopyOutcome {
  const sentence = fill(texts.stores.unknown, { address: toShopUrl });
  return { kind, id, toShopUrl, state: 'refused', name: null, notes: [], sentence };
}
