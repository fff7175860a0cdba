import { expect, inject, it } from 'vitest';
import { checkReplica } from './check-replica.ts';

it('distinguishes a replica that is not a standby from an unreachable one', async () => {
  expect(await checkReplica(inject('postgresUrl'))).toMatchObject({ about: 'replica', state: 'look' });
  expect(await checkReplica('postgres://me:mine@127.0.0.1:1/none')).toMatchObject({
    state: 'bad',
    found: expect.stringContaining('ECONNREFUSED') as string,
  });
});
