import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { WREN } from './open-tool-server.ts';
import {
  BASE,
  besideTools,
  codeOf,
  idOf,
  listed,
  post,
  prizes,
  save,
  server,
  switchOn,
} from './tool-list-fixture.ts';

besideTools();

it('gives the chat widget’s number to every tool without one', async () => {
  const chat = await idOf('customerChatWidget');
  expect(codeOf(await save(chat, {}))).toBe('SUPPORT_NUMBER_EMPTY');
  expect(codeOf(await save(chat, { generalSettings: { supportNumber: '12' } }))).toBe(
    'SUPPORT_NUMBER_INVALID',
  );
  const { db } = server.ctx;
  const attributes = async () => {
    const { rows } = await sql<{ attributes: unknown }>`select attributes from whatsapp_attributes`.execute(
      db,
    );
    return rows[0]?.attributes;
  };
  // An impossible number, with which the attributes could not be saved.
  expect(codeOf(await save(chat, { generalSettings: { supportNumber: '999 1234567' } }))).toBeNull();
  expect(await attributes()).toBeUndefined();
  await sql`insert into whatsapp_attributes (shop_id, attributes, changed_at)
    values (${server.shopId}, ${{ spinTheWheelSupport: '+4915215550101', persistentPillSupport: false }}, now())`.execute(
    db,
  );
  expect(codeOf(await save(chat, { generalSettings: { supportNumber: '+49 1511 2345678' } }))).toBeNull();
  expect(await attributes()).toEqual({
    persistentPillSupport: false,
    spinTheWheelSupport: '49-15112345678',
    visualPopupSupport: '49-15112345678',
  });
  expect(codeOf(await switchOn('customerChatWidget'))).toBeNull();
  expect((await listed()).find(({ id }) => id === chat)?.chatUrl).toMatch(
    /^https:\/\/wa\.example\/4915112345678\?text=Hello/,
  );
});

it('reports one reason after another why a tool stays off: plan, page, other channel, code', async () => {
  const { db } = server.ctx;
  const { shopId } = server;
  const why = async () => codeOf(await switchOn('visualPopup', 'FB'));
  // The plan of an old store.
  await sql`update shops set plan_name = 'Starter'`.execute(db);
  expect(codeOf(await switchOn('visualPopup', 'WA'))).toBe('FEATURE_LOCKED');
  const other = await idOf('visualPopup');
  await sql`update opt_in_tools set is_active = true where tool_id = ${other}`.execute(db);
  await sql`update shops set plan_name = 'Free'`.execute(db);
  expect(await why()).toBe('SENDER_NOT_CONNECTED');
  const sender = await insertSender(db, shopId, { channel: 'FB', external_id: '12' });
  await sql`insert into facebook_pages (shop_id, sender_id, page_id, page_name, connected_at)
    values (${shopId}, ${sender}, '12', 'Wren', now())`.execute(db);
  await sql`update shops set facebook_page_id = '12', facebook_onboarded_at = now()`.execute(db);
  expect(await why()).toBe('TOOL_ON_OTHER_CHANNEL');
  await post(`${BASE}/changeActive`, { id: other, active: false });
  expect(await why()).toBe('TOOL_DISCOUNT_MISSING');
  await save(await idOf('visualPopup', 'FB'), { generalSettings: { discountCode: 'WREN15' } });
  expect(await why()).toBeNull();
  await sql`delete from facebook_pages`.execute(db);
  await sql`delete from senders`.execute(db);
  await sql`update shops set facebook_page_id = 'BSFB1', facebook_onboarded_at = null`.execute(db);
});

it('switches no tool on that is incomplete', async () => {
  expect(codeOf(await switchOn('persistentPill', 'FB'))).toBe('SENDER_NOT_CONNECTED');
  expect((await switchOn('visualPopup')).body.error?.message).toContain(
    'requires a discount code to be entered',
  );
  expect(codeOf(await switchOn('spinTheWheel'))).toBe('WHEEL_OFFERS_INCOMPLETE');
  expect(codeOf(await switchOn('customerChatWidget'))).toBe('SUPPORT_NUMBER_EMPTY');
  expect(codeOf(await switchOn('checkoutWidget'))).toBe('GUIDE_NOT_COMPLETED');
  expect((await listed()).some(({ active }) => active)).toBe(false);
  await save(await idOf('visualPopup'), { generalSettings: { discountCode: 'WREN15' } });
  await save(await idOf('spinTheWheel'), { spinTheWheel: { data: prizes('WREN15', null) } });
  await save(await idOf('checkoutWidget'), { guideStep: 10 });
  for (const type of ['visualPopup', 'spinTheWheel', 'checkoutWidget'])
    expect(codeOf(await switchOn(type))).toBeNull();
});

it('does not let an active tool become incomplete', async () => {
  const id = await idOf('spinTheWheel');
  await save(id, { spinTheWheel: { data: prizes('WREN15', null) } });
  await switchOn('spinTheWheel');
  expect(codeOf(await save(id, { spinTheWheel: { data: prizes(null, null) } }))).toBe(
    'WHEEL_OFFERS_INCOMPLETE',
  );
});

it('asks to switch off the other channel’s tool of that type first', async () => {
  const check = async () => {
    const { body } = await post(`${BASE}/checkToggle`, {
      pageIdFB: 'BSFB1',
      shopUrl: WREN,
      channel: 'WA',
      type: 'persistentPill',
    });
    return body['data'];
  };
  expect(await check()).toEqual({ possible: true, message: null });
  const other = await idOf('persistentPill', 'FB');
  await sql`update opt_in_tools set is_active = true where tool_id = ${other}`.execute(server.ctx.db);
  expect(await check()).toEqual({
    possible: false,
    message:
      'Oops! You first need to switch off the Persistent pill for Facebook before you can turn this ON.',
  });
  expect(codeOf(await switchOn('persistentPill'))).toBe('TOOL_ON_OTHER_CHANNEL');
  await post(`${BASE}/changeActive`, { id: other, active: false });
  expect(codeOf(await switchOn('persistentPill'))).toBeNull();
});

it('answers the storefront’s own calls with the saved state', async () => {
  const id = await idOf('persistentPill');
  await switchOn('persistentPill');
  expect((await post('/redis/togglePopupState', { pageId: WREN, popupId: id, state: false })).body).toEqual({
    popupId: id,
    state: true,
  });
  expect((await post('/redis/setPopup', { pageId: WREN, popups: [{ id, active: false }] })).body).toEqual({
    stored: true,
  });
});
