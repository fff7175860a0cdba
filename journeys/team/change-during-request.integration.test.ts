import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { FROM_OUR_PAGE, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { ADA, MAIL, TeamApi, type Browser } from './team-fixture.ts';

let server: OpenServer;
let api: TeamApi;
let owner: Browser;
beforeAll(async () => {
  server = await openServer({ role: 'api', settings: MAIL });
  api = new TeamApi(server);
  owner = await api.logInThroughStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['memberships', 'users', 'invitations', 'mails'])
    await server.rows(`delete from ${table}`);
});

const VIEW = { shopUrl: BLUEBELL, list: 'messages', filters: { state: 'failed' } };
const saveView = (browser: Browser, name: string) =>
  api.post('/database/api/views/saveView', { ...VIEW, name }, browser);

/** Sends the head of a request, and its body only when `finish` is called. The server has seen the session by then. */
async function startSaving(browser: Browser, name: string) {
  const body = JSON.stringify({ ...VIEW, name });
  await server.rows('update merchant_sessions set last_used_at = null where user_id is not null');
  const started = request(`${server.appUrl}/database/api/views/saveView`, {
    method: 'POST',
    headers: {
      ...FROM_OUR_PAGE,
      cookie: [...browser].map((cookie) => cookie.join('=')).join('; '),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answer = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    started.once('response', (response) => {
      json(response).then((read) => resolve({ status: response.statusCode, body: read }), reject);
    });
    started.once('error', reject);
  });
  started.write(body.slice(0, 5));
  // The use of a session is stored as soon as the session is found, before the body is read.
  await waitFor('the session to be found', async () => {
    const used = await server.rows(
      'select from merchant_sessions where user_id is not null and last_used_at is not null',
    );
    return used.length > 0;
  });
  return {
    finish: () => {
      started.end(body.slice(5));
      return answer;
    },
  };
}

async function userIdOf(email: string): Promise<string> {
  const [user] = await server.rows<{ user_id: string }>('select user_id from users where email = $1', [
    email,
  ]);
  return user?.user_id ?? '';
}

it.each<[string, string, object, string]>([
  ['a role is lowered', 'changeRole', { role: 'viewer' }, 'RIGHT_MISSING'],
  ['a person is removed', 'removePerson', {}, 'NOT_LOGGED_IN'],
  ['a second step becomes necessary', 'requireSecondFactor', { isRequired: true }, 'SECOND_FACTOR_MISSING'],
])('while %s, a request ends as it began, and the next one is refused', async (_what, call, change, code) => {
  const ada = await api.join(owner, ADA, 'support');
  const saving = await startSaving(ada, `During ${call}`);
  const body = { shopUrl: BLUEBELL, userId: await userIdOf(ADA), ...change };
  expect((await api.post(`/database/api/team/${call}`, body, owner)).status).toBe(200);
  expect(await saving.finish()).toMatchObject({ status: 200 });
  expect(await saveView(ada, `After ${call}`)).toMatchObject({ body: { error: { code } } });
  await server.rows('delete from team_rules');
});
