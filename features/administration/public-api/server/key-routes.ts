import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { createApiKey, deleteApiKey, getApiKeys } from '../contract/key-calls.ts';
import { createKey, deleteKey, listKeys } from './api-keys.ts';

/** Registers the calls with which a shop manages its API keys. People of several shops make keys, so they skip `inShop`. */
export function registerKeyRoutes(bind: CallBinder, ctx: Context): void {
  const { db, clock, settings } = ctx;
  bind.merchant(getApiKeys, async ({ session: { shopId } }) => ({
    keys: await listKeys(db, shopId, clock.now()),
  }));
  bind.merchant(createApiKey, async ({ session, body: { name, scopes, days }, noteChange }) => {
    noteChange({ before: null, after: { name, scopes: scopes.join(', ') } });
    const { shopId, userId: madeBy } = session;
    const { isSandbox } = settings;
    const { keyId, secret } = await db
      .transaction()
      .execute((tx) => createKey(tx, { shopId, madeBy, name, scopes, days, isSandbox }, clock.now()));
    const key = (await listKeys(db, shopId, clock.now())).find((one) => one.keyId === keyId);
    if (!key) throw new Error('A new key is not in the list.');
    return { secret, key };
  });
  bind.merchant(deleteApiKey, ({ session: { shopId }, body: { keyId }, noteChange }) =>
    db.transaction().execute(async (tx) => {
      const gone = await deleteKey(tx, shopId, keyId);
      if (gone) noteChange({ before: { name: gone.name, scopes: gone.scopes.join(', ') }, after: null });
      return { deleted: gone !== null };
    }),
  );
}
