import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, openTestServer, PHONE_NUMBER_ID, type TestServer } from '../whatsapp-test-server.ts';

const MIRA = '+4915215550171';
const WA_ID = MIRA.slice(1);
const BUSINESS = '4915215550100';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());
beforeEach(() => void testServer.changes.splice(0));

/** The changes that follow from a call, as the product reads them. */
async function changesAfter(path: string, body: object, count = 1) {
  const answer = await testServer.control<{ id?: string }>('POST', `/whatsapp/app/${path}`, body);
  await eventually(() => testServer.changes.length >= count);
  return { answer, changes: testServer.changes.splice(0) };
}

test('what the owner writes, changes and deletes in the app arrives as echoes', async () => {
  const written = await changesAfter('write', { to: MIRA, text: 'Hello Mira' });
  const { id } = written.answer;
  const echo = { id, from: BUSINESS, to: WA_ID, type: 'text', text: { body: 'Hello Mira' } };
  expect(written.changes).toMatchObject([
    { field: 'smb_message_echoes', value: { phoneNumberId: PHONE_NUMBER_ID, echoes: [echo] } },
  ]);
  const { changes: edited } = await changesAfter('edit', { id, text: 'Hello, Mira' });
  expect(edited).toMatchObject([
    { value: { echoes: [{ type: 'edit', edit: { original_message_id: id } }] } },
  ]);
  const { changes: deleted } = await changesAfter('delete', { id });
  expect(deleted).toMatchObject([
    { value: { echoes: [{ type: 'revoke', revoke: { original_message_id: id } }] } },
  ]);
});

test('older messages arrive in three phases, from the newest day', async () => {
  const { changes } = await changesAfter('history', { people: [MIRA], last: 'STOP' }, 3);
  expect(changes).toMatchObject([
    { field: 'history', value: { progress: [{ phase: 0, percent: 20 }], threads: [{ person: WA_ID }] } },
    { field: 'history', value: { progress: [{ phase: 1, percent: 70 }] } },
    { field: 'history', value: { progress: [{ phase: 2, percent: 100 }] } },
  ]);
  expect(JSON.stringify(changes)).toContain('STOP');
});

test('the owner may share no older messages', async () => {
  const { changes } = await changesAfter('decline-history', {});
  expect(changes).toMatchObject([{ value: { progress: [{ errorCodes: [2593109] }], threads: [] } }]);
});

test('contacts arrive with their names', async () => {
  const { changes } = await changesAfter('contact', { number: MIRA, name: 'Mira Vogel' });
  const contact = { full_name: 'Mira Vogel', first_name: 'Mira', phone_number: WA_ID };
  expect(changes).toMatchObject([
    { field: 'smb_app_state_sync', value: { contacts: [{ action: 'add', contact }] } },
  ]);
});

test('a number that the app uses, too, sends 20 messages a second', async () => {
  await testServer.control('POST', '/whatsapp/number', { isInPhoneApp: true });
  const { body } = await testServer.meta('GET', `/${PHONE_NUMBER_ID}?fields=throughput`);
  expect(body).toMatchObject({ throughput: { level: 'COEXISTENCE' } });
});
