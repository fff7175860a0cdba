import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdWriter } from '../../tools/test-environment/hold-writer.ts';
import { openImportClient, type ImportClient } from '../../tools/test-environment/import-client.ts';

const PEOPLE = 40_000;

let client: ImportClient;
beforeAll(async () => {
  client = await openImportClient({ role: 'api' });
});
afterAll(() => client.close());

it('adds everybody once, although the worker is killed in the middle', async () => {
  const rows = Array.from({ length: PEOPLE }, (_, nth) => `+49151${String(10_000_000 + nth)},yes\n`);
  const importId = await client.bring(`Phone,Consent\n${rows.join('')}`);
  // From the second batch on, the worker waits, however fast it is.
  const writer = await holdWriter(client.server, 'import_members', 'exists (select from import_members)');
  await client.start(importId, { statement: 'At our stand' });
  await writer.held();
  await client.server.environment.programs.at(-1)?.kill();
  const broken = await client.read(importId);
  expect(broken).toMatchObject({ status: 'inProgress', state: 'adding' });
  expect(broken.counts.peopleAdded).toBeGreaterThan(0);
  expect(broken.counts.peopleAdded).toBeLessThan(PEOPLE);
  await writer.release();
  // Otherwise the next worker waits a minute, to be sure that the first one is dead.
  await client.server.rows("update imports set beat_at = beat_at - interval '1 hour'");
  await client.server.environment.startServer('worker');
  expect(await client.over(importId)).toMatchObject({
    status: 'completed',
    population: PEOPLE,
    counts: { peopleAdded: PEOPLE, peopleNew: PEOPLE, peopleAgreed: PEOPLE },
  });
  const [counted] = await client.server.rows(
    `select (select count(*)::int from subscribers where has_marketing_consent) as people,
       (select count(*)::int from import_members) as members,
       (select count(*)::int from consent_ledger) as grants, (select count(*)::int from outbox) as messages`,
  );
  expect(counted).toEqual({ people: PEOPLE, members: PEOPLE, grants: PEOPLE, messages: 0 });
});
