import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { besideDocuments, documentAt, idOf, idsAt, pill, post, server, testOf } from './document-fixture.ts';
import { WREN } from './open-tool-server.ts';

besideDocuments();

it('shows an inactive tool only to holders of its test link, and stores nothing that they do', async () => {
  const wheel = await idOf('spinTheWheel');
  const test = await testOf(wheel);
  const document = await documentAt(server.appUrl, `&test=${test}`);
  expect(document.headers.get('cache-control')).toBe('no-store');
  expect(document.body).toMatchObject({ isTest: true, tools: [{ id: wheel }] });
  expect(await idsAt(server.appUrl)).toEqual([pill]);
  const optIn = {
    pageId: WREN,
    toolId: wheel,
    phone: '+4915215550102',
    pageAddress: '',
    locale: 'en',
    visitorId: 'visitor-12345678',
    test,
  };
  expect(await post('/storefront/opt-ins', optIn)).toMatchObject({ status: 200, body: { stored: true } });
  expect(await post('/storefront/opt-ins', { ...optIn, phone: '1' })).toMatchObject({ status: 422 });
  expect(
    await post('/storefront/spins', { pageId: WREN, toolId: wheel, shopper: 'trying-it-out', test }),
  ).toMatchObject({
    status: 200,
    body: { discountCode: 'TESTCODE', offerKey: expect.any(String) as string },
  });
  const { rows } = await sql`
    select (select count(*)::int from subscribers) as people, (select count(*)::int from consent_ledger) as proofs,
      (select count(*)::int from tool_prizes) as prizes, (select count(*)::int from tool_days) as days`.execute(
    server.ctx.db,
  );
  expect(rows).toEqual([{ people: 0, proofs: 0, prizes: 0, days: 0 }]);
});

it('asks for the same steps as shoppers take, including a confirmation', async () => {
  const { ctx, shopId } = server;
  const popup = await idOf('visualPopup');
  const body = {
    pageId: WREN,
    toolId: popup,
    phone: '+4915215550102',
    pageAddress: '',
    locale: 'en',
    visitorId: 'visitor-12345678',
    test: await testOf(popup),
  };
  const sender = await insertSender(ctx.db, shopId, { display_phone_number: '+49 30 1234567' });
  const setDouble = (isDouble: boolean) =>
    sql`update opt_in_tools set settings = settings || ${JSON.stringify({ isDoubleOptIn: isDouble })}::jsonb
      where tool_id = ${popup}`.execute(ctx.db);
  const link = `https://wa.example/49301234567?text=${encodeURIComponent('Yes, send me offers on WhatsApp. (test)')}`;
  await setDouble(true);
  expect((await post('/storefront/opt-ins', body)).body).toEqual({
    stored: true,
    confirmUrl: link,
    mustConfirm: true,
    shopperToken: null,
  });
  await setDouble(false);
  expect((await post('/storefront/opt-ins', body)).body).toMatchObject({
    confirmUrl: link,
    mustConfirm: false,
    shopperToken: expect.any(String) as string,
  });
  await sql`delete from senders where sender_id = ${sender}`.execute(ctx.db);
});

it('accepts only our own test link, for its tool and its hour', async () => {
  const [wheel, popup] = [await idOf('spinTheWheel'), await idOf('visualPopup')];
  const test = await testOf(wheel);
  const [, expires = '', signature = ''] = test.split('.');
  const wrong = [
    'x',
    `${popup}.${expires}.${signature}`,
    `${wheel}.${Number(expires) + 1}.${signature}`,
    `${wheel}.${expires}.${signature.slice(0, -1)}`,
    `${wheel}.${expires}`,
  ];
  for (const one of wrong) expect((await documentAt(server.appUrl, `&test=${one}`)).status).toBe(410);
  expect(
    (await post('/storefront/spins', { pageId: WREN, toolId: popup, shopper: 'trying-it-out', test })).status,
  ).toBe(410);
  const { now } = server.ctx.clock;
  server.ctx.clock.now = () => new Date(now().getTime() + 3601 * 1000);
  expect((await documentAt(server.appUrl, `&test=${test}`)).status).toBe(410);
  server.ctx.clock.now = now;
  expect((await documentAt(server.appUrl, `&test=${test}`)).status).toBe(200);
});

it('says that the test link of a deleted tool no longer works', async () => {
  const wheel = await idOf('spinTheWheel');
  const test = await testOf(wheel);
  const deleted = (at: string) =>
    sql`update opt_in_tools set deleted_at = ${sql.raw(at)} where tool_id = ${wheel}`.execute(server.ctx.db);
  await deleted('now()');
  const { status, body } = await documentAt(server.appUrl, `&test=${test}`);
  expect([status, body]).toMatchObject([410, { error: { code: 'TEST_LINK_EXPIRED' } }]);
  await deleted('null');
});
