import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImportDesk, type ImportDesk } from '../../tools/world/import-desk.ts';
import { waitFor } from '../../tools/world/wait-for.ts';

const PEOPLE = 40_000;

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk({ role: 'api' });
});
afterAll(() => desk.close());

it('adds everybody once, though the worker is killed in the middle', async () => {
  const rows = Array.from({ length: PEOPLE }, (_, nth) => `+49151${String(10_000_000 + nth)},yes\n`);
  const importId = await desk.bring(`Phone,Consent\n${rows.join('')}`);
  await desk.start(importId, { statement: 'At our stand' });
  await waitFor('the first people', async () => (await desk.look(importId)).counts.peopleAdded > 0);
  await desk.server.world.programs.at(-1)?.kill();
  const broken = await desk.look(importId);
  expect(broken).toMatchObject({ status: 'inProgress', state: 'adding' });
  expect(broken.counts.peopleAdded).toBeLessThan(PEOPLE);
  // Else the next worker waits a minute, to be sure that it is dead.
  await desk.server.rows("update imports set beat_at = beat_at - interval '1 hour'");
  await desk.server.world.startServer('worker');
  expect(await desk.over(importId)).toMatchObject({
    status: 'completed',
    population: PEOPLE,
    counts: { peopleAdded: PEOPLE, peopleNew: PEOPLE, peopleAgreed: PEOPLE },
  });
  const [counted] = await desk.server.rows(
    `select (select count(*)::int from subscribers where has_marketing_consent) as people,
       (select count(*)::int from import_members) as members,
       (select count(*)::int from consent_ledger) as grants, (select count(*)::int from outbox) as messages`,
  );
  expect(counted).toEqual({ people: PEOPLE, members: PEOPLE, grants: PEOPLE, messages: 0 });
});
