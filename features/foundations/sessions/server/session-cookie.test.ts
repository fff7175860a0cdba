import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

async function openServer(publicUrl: string) {
  const server = Fastify();
  await server.register(cookie);
  server.get('/login', async (_request, reply) => {
    setSessionCookie(reply, 's3cret', publicUrl);
    return 'in';
  });
  server.get('/logout', async (_request, reply) => {
    clearSessionCookie(reply, publicUrl);
    return 'out';
  });
  server.get('/who', async (request) => readSessionCookie(request) ?? 'nobody');
  return server;
}

const secretOf = async (header: string) =>
  (await (await openServer('https://bellbird.example')).inject({ url: '/who', headers: { cookie: header } }))
    .body;

it('sets a cookie over HTTPS that no other host can set', async () => {
  const { cookies } = await (await openServer('https://bellbird.example')).inject('/login');
  expect(cookies).toContainEqual(
    expect.objectContaining({
      name: '__Host-bellbird_session',
      value: 's3cret',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    }),
  );
  expect(cookies.some(({ domain }) => domain !== undefined)).toBe(false);
});

it('sets the plain cookie over HTTP, where browsers refuse the other', async () => {
  const { cookies } = await (await openServer('http://localhost:3000')).inject('/login');
  expect(cookies).toMatchObject([{ name: 'bellbird_session', value: 's3cret' }]);
});

it.each([
  ['the cookie of this host', '__Host-bellbird_session=ours', 'ours'],
  [
    'the cookie of this host, whatever a sibling host has set',
    'bellbird_session=theirs; __Host-bellbird_session=ours',
    'ours',
  ],
  ['the cookie from before the upgrade', 'bellbird_session=ours', 'ours'],
  ['no cookie', 'other=1', 'nobody'],
])('reads %s', async (_what, header, secret) => {
  expect(await secretOf(header)).toBe(secret);
});

it('deletes both at the logout', async () => {
  const { cookies } = await (await openServer('https://bellbird.example')).inject('/logout');
  const gone = cookies.filter(({ value, expires }) => value === '' && (expires?.getTime() ?? 1) <= 0);
  expect(gone.map(({ name }) => name).toSorted()).toEqual(['__Host-bellbird_session', 'bellbird_session']);
});
