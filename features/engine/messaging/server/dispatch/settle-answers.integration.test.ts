import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { messagesTo } from '#tools/test-environment/messages-to.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const HOLD = "interval '1 hour'";

let server: OpenServer;
let senderId: string;
beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('queuedMessageHasPlace');
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  senderId = sender?.sender_id ?? '';
  await server.rows('update campaigns set is_on = true');
  await holdRetries();
});
afterAll(() => server.close());

it.each([
  [
    'a temporary error, which is stored as a try',
    '0500',
    { state: 'queued', outbox: 'queued', reason: '131000', verdict: { tries: [{ reason: '131000' }] } },
  ],
  ['too fast for one person', '1056', { state: 'queued', outbox: 'queued', reason: '131056' }],
  ['a person who stopped marketing in WhatsApp', '1050', { state: 'failed', provider_code: 131_050 }],
  ['an unreachable person', '1021', { state: 'failed', provider_code: 131_021 }],
  ['not on WhatsApp', '1026', { state: 'failed', provider_code: 131_026 }],
  ['a country that the business may not write to', '0497', { state: 'failed', provider_code: 130_497 }],
  ['outside the window', '1047', { state: 'failed', provider_code: 131_047 }],
  ['an invalid request', '1009', { state: 'failed', provider_code: 131_009 }],
  ['a paused template', '1215', { state: 'failed', provider_code: 132_015 }],
  ['held by Meta and then refused', '1715', { state: 'failed', provider_code: 132_015 }],
  ['a blocked account', '0368', { state: 'queued', outbox: 'queued', reason: '368' }],
  ['an unpaid account', '1042', { state: 'queued', outbox: 'queued', reason: '131042' }],
  ['a dead token', '0190', { state: 'queued', outbox: 'queued', reason: '190' }],
  ['too fast for the number', '0429', { state: 'queued', outbox: 'queued', reason: '130429' }],
])('stores the end of a message: %s', async (_name, ending, expected) => {
  const phone = await reminded(ending);
  await waitFor(`the end of ${ending}`, async () => {
    const [row] = await messagesTo(server, phone);
    return row?.reason !== null || row?.state === 'failed';
  });
  expect((await messagesTo(server, phone))[0]).toMatchObject(expected);
  const isStopped = async () => {
    const [sender] = await server.rows<{ stopped: boolean }>(
      'select stopped_at is not null as stopped from senders',
    );
    return sender?.stopped;
  };
  if (['0368', '1042', '0190'].includes(ending)) await waitFor('the number to be stopped', isStopped);
  else expect(await isStopped()).toBe(false);
  // The effects of an answer are applied after it. They must not affect the next test.
  if (['1215', '1715'].includes(ending)) await waitFor('the template to be stopped', hasPaused);
});

it.each([
  ['too much marketing for this person', '1049', 131_049, 24 * HOUR_MS],
  ['part of an experiment', '0472', 130_472, 24 * HOUR_MS],
  ['a temporary error that a receipt reports', '0501', 131_000, 60_000],
  ['a file that could not be fetched', '1053', 131_053, 10_000],
])('retries later: %s', async (_name, ending, code, afterMs) => {
  const phone = await reminded(ending, { expires: true });
  const rows = await waitFor('the second try', async () => {
    const found = await messagesTo(server, phone);
    return found.length === 2 && found;
  });
  expect(rows).toMatchObject([
    { state: 'failed', provider_code: code },
    { state: 'queued', outbox: 'queued' },
  ]);
  const [wait] = await server.rows<{ ms: number }>(
    `select extract(epoch from o.due_at - ${HOLD} - m.failed_at) * 1000 as ms
     from messages m join subscribers s using (shop_id, subscriber_id), outbox o
     where s.phone_e164 = $1 and m.state = 'failed' and o.message_id in
       (select message_id from messages where subscriber_id = s.subscriber_id and state = 'queued')`,
    [phone],
  );
  expect(Number(wait?.ms)).toBe(afterMs);
});

/** Delays every retry, because the next try, often after two seconds, would hide from a slow test what this one left. */
async function holdRetries(): Promise<void> {
  await server.rows(`
    create function hold_retry() returns trigger language plpgsql as $$
      begin new.due_at := new.due_at + ${HOLD}; return new; end $$;
    create trigger hold_retry before insert on outbox for each row
      when (new.reason is not null or new.due_at > new.created_at) execute function hold_retry()`);
}

async function hasPaused(): Promise<boolean> {
  const paused = await server.rows("select 1 from template_submissions where status = 'PAUSED'");
  return paused.length > 0;
}

/** A reminder to a person whose number has this ending. Everything else about the message is fine. */
async function reminded(ending: string, { expires = false } = {}): Promise<string> {
  await server.rows(
    `update senders set stopped_at = null, stopped_reason = null, token_died_at = null, budget = 10, pace = 1, paced_at = null`,
  );
  await server.rows(`update template_submissions set status = 'ENABLED', reason = null`);
  await server.rows('delete from outbox');
  const phone = `+491521555${ending}`;
  await addSubscriber(server.db, server.shopId, { phone });
  await queueMessages(server.db, { shopId: server.shopId, senderId }, { phone });
  if (expires) await server.rows(`update messages set expires_at = now() + interval '30 days'`);
  return phone;
}
