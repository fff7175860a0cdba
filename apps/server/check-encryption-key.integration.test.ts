import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { checkEncryptionKey } from './check-encryption-key.ts';

const OWN = new SecretBox(randomBytes(32));
const OTHER = new SecretBox(randomBytes(32));

const open = useTestDatabase({ connections: 2 });

const startWith = (secrets: SecretBox) => checkEncryptionKey({ db: open.db, secrets });

it('accepts the first key, and rejects every other key afterwards', async () => {
  await startWith(OWN);
  await startWith(OWN);
  await expect(startWith(OTHER)).rejects.toThrow('BELLBIRD_ENCRYPTION_KEY');
  await expect(startWith(OTHER)).rejects.toThrow('not the one this database was begun with');
});

it('recognises the key of an older installation by its tokens', async () => {
  await open.pool.query('delete from installation');
  const shopId = await insertShop(open.db);
  const token = OWN.seal('token', { shopId, column: 'senders.access_token' });
  await insertSender(open.db, shopId, { access_token_sealed: token });
  await expect(startWith(OTHER)).rejects.toThrow('not the one this database was begun with');
  expect((await open.pool.query('select from installation')).rows).toEqual([]);
  await startWith(OWN);
});

it('accepts only one key if two processes start at the same time', async () => {
  await open.pool.query('delete from installation');
  await open.pool.query('delete from senders');
  const started = await Promise.allSettled([startWith(OWN), startWith(OTHER)]);
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
