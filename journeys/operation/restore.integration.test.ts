import { mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueForAll } from '#tools/chaos/queue-for-all.ts';
import { restoreBackup } from '#tools/restore/restore-backup.ts';
import { ask, refusal } from '#tools/test-environment/open-server.ts';
import { testNow } from '#tools/test-environment/test-time.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { formTokenOn, OPERATOR, RestoreFixture } from './restore-fixture.ts';

const MESSAGES = 1500;

let fixture: RestoreFixture;
let restoredUrl: string;
beforeAll(async () => {
  fixture = await RestoreFixture.open();
});
afterAll(() => fixture.close());

it('sends nothing twice after a restore from the middle of a sending, on a new database', async () => {
  const { server } = fixture;
  // Nothing is sent before the rate is set, and by the backup never all, however slow this test is.
  await server.rows("update senders set stopped_at = '2026-01-01'");
  await queueForAll(server.environment, server.db, MESSAGES);
  await server.rows('update senders set sends_per_second = 60, stopped_at = null');
  await waitFor('a part to be sent', async () => (await fixture.summary()).accepted > 100);

  await fixture.backUp();
  await server.rows('update senders set sends_per_second = 5000');
  await waitFor('all to be sent', async () => (await fixture.summary()).accepted === MESSAGES);

  restoredUrl = await fixture.restoreAnew();
  expect((await ask(`${fixture.server.appUrl}/health/ready`)).body).toEqual({
    status: 'ready',
    notReady: [],
  });

  const held = await page();
  expect(held).toMatch(/[1-9]\d* messages that may have gone out since the backup/);
  expect(await fixture.count("select from outbox where state = 'held'")).toBeGreaterThan(MESSAGES / 4);

  // New messages are sent as usual, so the worker has checked what is due.
  await fixture.queueOne('new');
  await waitFor('a new message to be sent', async () => (await fixture.summary()).accepted === MESSAGES + 1);
  expect(await fixture.summary()).toEqual({
    accepted: MESSAGES + 1,
    byCallbackData: MESSAGES + 1,
    duplicates: [],
  });
});

it('holds messages that a campaign would repeat from the lost time', async () => {
  const [times] = await fixture.rows<{ backed_up_at: Date; restored_at: Date }>(
    'select backed_up_at, restored_at from installation',
  );
  const lost = times?.backed_up_at ?? new Date(0);
  expect(await stateOfOneAbout(new Date(lost.getTime() + 1))).toBe('held');
  expect(await stateOfOneAbout(new Date(lost.getTime() - 60_000))).toBe('queued');
  expect(await stateOfOneAbout(new Date((times?.restored_at.getTime() ?? 0) + 1))).toBe('queued');
});

it.each([
  ['GET', '/operator?said=a&said=b', undefined],
  ['GET', '/operator/items?what=held&kind=%0d%0a', undefined],
  ['GET', '/operator/acts?from=1e308', undefined],
  ['GET', '/operator/acts?from=99999999999999999999', undefined],
  ['POST', '/operator', 'null'],
  ['POST', '/operator', '{"what":"held","kind":"a\\nb","note":"go on","key":"1"}'],
  ['POST', '/operator', '{"what":"everything","note":"go on"}'],
])('answers %s %s with what to correct', async (method, where, body) => {
  const answer = await ask(`${fixture.server.appUrl}${where}`, {
    method,
    headers: { ...OPERATOR, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  expect(refusal(answer)).toMatchObject({ status: 422, code: 'MALFORMED_REQUEST' });
});

it.each([
  ['a form of another site, over plain HTTP', { origin: 'http://evil.example:43221' }, true],
  ['a form of another site, over HTTPS', { 'sec-fetch-site': 'cross-site' }, true],
  ['a person who has not opened the page', {}, false],
])('accepts no decision from %s', async (_who, headers, hasToken) => {
  const opened = await ask(`${fixture.server.appUrl}/operator`, { headers: OPERATOR });
  const answer = await ask(`${fixture.server.appUrl}/operator`, {
    method: 'POST',
    headers: { ...OPERATOR, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      what: 'held',
      kind: 'message',
      decision: 'drop',
      note: 'not mine',
      ...(hasToken && { formToken: formTokenOn(opened.body) }),
    }).toString(),
  });
  expect(refusal(answer)).toEqual({ status: 403, code: 'OTHER_SITE' });
});

it('treats held messages as the operator decides, and logs who decided', async () => {
  const before = await fixture.summary();
  expect((await ask(`${fixture.server.appUrl}/operator`)).status).toBe(401);
  expect(
    (await fixture.decide({ what: 'held', kind: 'message', decision: 'drop', note: '' })).location,
  ).toContain('Nothing%20was%20done');
  const fromElsewhere = { ...OPERATOR, 'sec-fetch-site': 'cross-site' };
  expect((await ask(`${fixture.server.appUrl}/operator`, { headers: fromElsewhere })).status).toBe(403);
  const early = await fixture.decide({ what: 'endHolding', decision: 'end', note: 'too early' });
  expect(early.location).toContain('still%20held%20back');

  for (const kind of [
    'message',
    'laterMessage',
    'timer',
    'sending',
    'broadcast',
    'webhook',
    'mail',
    'command',
    'job',
  ])
    expect(
      (await fixture.decide({ what: 'held', kind, decision: 'drop', note: '<b>all</b> had gone out' }))
        .location,
      kind,
    ).toContain('Dropped');
  const ended = await fixture.decide({ what: 'endHolding', decision: 'end', note: 'decided about all' });
  expect(ended.location).toContain('Nothing%20is%20held%20back');
  const shown = await page();
  expect(shown).not.toContain('Restored, or taken over');
  expect(shown).toContain('&lt;b&gt;all&lt;/b&gt; had gone out');
  expect(await fixture.count("select from outbox where state = 'held'")).toBe(0);
  expect(
    await fixture.count("select from messages where verdict ->> 'reason' = 'cancelled'"),
  ).toBeGreaterThan(0);
  expect((await fixture.summary()).duplicates).toEqual([]);
  expect((await fixture.summary()).accepted).toBe(before.accepted);
});

it('refuses a database in use, another key, and an incomplete backup', async () => {
  const { key: encryptionKey, folder } = fixture;
  const inUse = { ...fixture.places(restoredUrl), encryptionKey };
  await expect(restoreBackup(inUse)).rejects.toThrow('in use already');
  const into = fixture.places(await fixture.makeDatabase());
  // A full disk would fail in the same way as this file.
  const blocked = path.join(folder, 'blocked');
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  mkdirSync(blocked);
  writeFileSync(path.join(blocked, 'files'), '');
  await expect(restoreBackup({ ...into, dataDir: blocked, encryptionKey })).rejects.toThrow(
    'Cannot overwrite',
  );
  // The next attempt finds the database empty.
  const other = Buffer.alloc(32, 1);
  await expect(restoreBackup({ ...into, encryptionKey: other })).rejects.toThrow('is not the one');
  const file = path.join(folder, 'tables', 'messages.gz');
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
  await expect(restoreBackup({ ...into, encryptionKey })).rejects.toThrow(
    /^The table \w+ cannot be restored from \/.*\.gz: .*unexpected end of file/,
  );
  rmSync(path.join(folder, 'manifest.json'));
  await expect(restoreBackup({ ...into, encryptionKey })).rejects.toThrow('no whole backup');
  expect(readdirSync(folder)).toContain('tables');
});

async function page(): Promise<string> {
  const { status, body } = await ask(`${fixture.server.appUrl}/operator`, { headers: OPERATOR });
  expect(status).toBe(200);
  return String(body);
}

/** Writes a message about something at that time, as campaigns do, and returns its state. Deletes it again. */
async function stateOfOneAbout(sourceAt: Date): Promise<string | undefined> {
  const client = await fixture.restored.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
         source_type, source_event, source_at, content, state)
       select shop_id, gen_random_uuid(), $1, sender_id, gen_random_uuid(), 'WA', 'utility', 'campaign', 'orderConfirmation',
         'one about the lost time', $2, '{}', 'queued' from senders limit 1`,
      [testNow(), sourceAt],
    );
    const { rows } = await client.query<{ state: string }>(
      `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at)
       select shop_id, message_id, created_at, sender_id, 1, 'queued', created_at, created_at + interval '1 day'
       from messages where source_event = 'one about the lost time' returning state`,
    );
    return rows[0]?.state;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
