import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { post, type Shop } from '#tools/test-environment/channels-client.ts';
import { call, EVERYBODY } from '#tools/test-environment/make-broadcast.ts';
import { refusal, testNow } from '#tools/test-environment/open-server.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  nobodyIsCapped,
  saleId,
  server,
  shop,
  state,
  whoGotIt,
} from './broadcast-fixture.ts';

const PEOPLE = 30;
const ADA = '00000000-0000-4000-8000-00000000000a';

besideBroadcasts(PEOPLE);

/** The browser of Ada, who is a marketer. The fixture's shop is the owner's browser. */
let ada: Shop;
beforeEach(async () => {
  await nobodyIsCapped();
  await server.rows(
    `insert into users (user_id, email, name, created_at) values ($1, 'ada@wren.example', 'Ada', now())
     on conflict do nothing`,
    [ADA],
  );
  await server.rows(
    `insert into memberships (shop_id, user_id, role, joined_at) values ($1, $2, 'marketer', now())
     on conflict (shop_id, user_id) do update set role = 'marketer'`,
    [server.shopId, ADA],
  );
  await server.rows(
    `insert into merchant_sessions (session_hash, shop_id, user_id, created_at, expires_at, last_used_at)
     values (sha256('adas-session'), $1, $2, now(), now() + interval '30 days', now()) on conflict do nothing`,
    [server.shopId, ADA],
  );
  await server.rows('delete from approval_limits');
  ada = { ...shop, cookie: 'bellbird_session=adas-session' };
});

const limitTo = (above: number | null) =>
  server.rows('insert into approval_limits (shop_id, above_people) values ($1, $2)', [server.shopId, above]);

const IN_AN_HOUR = () => new Date(testNow().getTime() + HOUR_MS).toISOString();

const ask = (who: Shop, broadcastId: string, change: object = {}) =>
  call(who, 'update', {
    broadcastId,
    status: 'active',
    condition: EVERYBODY,
    activeTemplate: saleId,
    broadcastAttributes: { offer_text: 'Ten off' },
    scheduleTime: IN_AN_HOUR(),
    ...change,
  });

const removeAda = () => post(shop, '/database/api/team/removePerson', { shopUrl: DEMO_SHOP, userId: ADA });

const approve = async (who: Shop, broadcastId: string) =>
  call(who, 'approve', { broadcastId, revision: (await state(broadcastId)).revision });

it('to more people than the limit goes out once somebody else has approved it', async () => {
  await limitTo(PEOPLE - 1);
  const id = await begin();
  const asked = await ask(ada, id, { sendNow: true, scheduleTime: null });
  expect(asked).toMatchObject({
    status: 200,
    body: { broadcast: { status: 'draft', approval: { above: PEOPLE - 1, request: { isMine: true } } } },
  });
  expect(refusal(await approve(ada, id))).toMatchObject({ code: 'APPROVAL_BY_OTHER' });
  expect(await state(id)).toMatchObject({
    status: 'draft',
    approval: { request: { by: 'Ada', isMine: false, sendsNow: true } },
  });
  expect(await approve(shop, id)).toMatchObject({ status: 200, body: { broadcast: { status: 'active' } } });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
});

it('is approved once, by whoever comes first', async () => {
  await limitTo(1);
  const id = await begin();
  await ask(ada, id);
  const answers = await Promise.all([approve(shop, id), approve(shop, id), approve(shop, id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await state(id)).toMatchObject({ status: 'active', approval: { request: null } });
  await call(shop, 'update', { broadcastId: id, status: 'draft' });
});

it('has to be approved again after a change', async () => {
  await limitTo(1);
  const id = await begin();
  await ask(ada, id);
  const { revision } = await state(id);
  await call(ada, 'update', { broadcastId: id, status: 'draft', broadcastName: 'Another offer' });
  expect((await state(id)).approval.request).toBeNull();
  expect(refusal(await call(shop, 'approve', { broadcastId: id, revision }))).toMatchObject({
    code: 'SETTINGS_CHANGED',
  });
  expect(refusal(await approve(shop, id))).toMatchObject({ code: 'APPROVAL_NOT_ASKED' });
});

it('is approved by nobody without the right, and the owner asks too', async () => {
  await limitTo(1);
  const id = await begin();
  expect(await ask(shop, id)).toMatchObject({ body: { broadcast: { status: 'draft' } } });
  await server.rows("update memberships set role = 'support' where user_id = $1", [ADA]);
  expect(refusal(await approve(ada, id))).toMatchObject({ code: 'RIGHT_MISSING' });
  await server.rows("update memberships set role = 'marketer' where user_id = $1", [ADA]);
  expect(await approve(ada, id)).toMatchObject({ status: 200 });
  await call(shop, 'update', { broadcastId: id, status: 'draft' });
});

it.each([
  ['to as many people as the limit', PEOPLE, 'marketer'],
  ['of an owner whose team has nobody else who may send', 1, 'viewer'],
])('%s needs nobody', async (_name, limit, role) => {
  await limitTo(limit);
  await server.rows('update memberships set role = $2 where user_id = $1', [ADA, role]);
  const id = await begin();
  expect(await ask(shop, id)).toMatchObject({ body: { broadcast: { status: 'active' } } });
  await call(shop, 'update', { broadcastId: id, status: 'draft' });
});

it('is asked for by e-mail in the language of the shop', async () => {
  await server.rows("update shops set merchant_locale = 'de', email = 'eva@wren.example'");
  await limitTo(1);
  const id = await begin('Herbst');
  await ask(ada, id);
  const mails = await server.rows<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from mails where body like '%' || $1 || '%'",
    [id],
  );
  await server.rows("update shops set merchant_locale = 'en'");
  expect(mails.map(({ recipient }) => recipient)).toEqual(['eva@wren.example']);
  expect(mails[0]?.subject).toMatch(/Freigabe/);
  expect(mails[0]?.body).toContain('Ada');
});

it('cannot be approved once its draft is deleted, also not after the draft is restored', async () => {
  await limitTo(1);
  const id = await begin();
  await ask(ada, id);
  const { revision } = await state(id);
  expect(await call(ada, 'deleteDrafts', { broadcastIds: [id] })).toMatchObject({ status: 200 });
  expect(refusal(await call(shop, 'approve', { broadcastId: id, revision }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await call(ada, 'restoreDrafts', { broadcastIds: [id] })).toMatchObject({ status: 200 });
  expect(await whoGotIt(id)).toEqual({ messages: 0, people: 0 });
  expect(refusal(await call(shop, 'approve', { broadcastId: id, revision }))).toMatchObject({
    code: 'APPROVAL_NOT_ASKED',
  });
});

it('goes on although whoever sent it is removed from the team meanwhile', async () => {
  const id = await begin();
  expect(await ask(ada, id, { sendNow: true, scheduleTime: null })).toMatchObject({ status: 200 });
  expect(await removeAda()).toMatchObject({ status: 200, body: { removed: true } });
  expect(await call(ada, 'update', { broadcastId: id, status: 'draft' })).toMatchObject({ status: 401 });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
});
