import { beforeAll, expect, it } from 'vitest';
import { USUAL_AB_TEST } from '#features/product/broadcasts/contract/ab-test.ts';
import { wallOfMoment } from '#features/product/broadcasts/rules/wall-time.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { call } from '#tools/test-environment/make-broadcast.ts';
import { testNow } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  begin,
  besideBroadcasts,
  nobodyIsCapped,
  otherId,
  saleId,
  schedule,
  server,
  shop,
  state,
  whoGotIt,
} from './broadcast-fixture.ts';

const PEOPLE = 30;
/** Person 1 and persons 10 to 19. */
const ENGLISH = 11;
const ZONES = { '+4915': 'Europe/Berlin', '+1416': 'America/Toronto', '+8190': 'Asia/Tokyo' } as const;

besideBroadcasts(PEOPLE);
beforeAll(nobodyIsCapped);

it('reaches each person in their language, at the chosen time where they live', async () => {
  await makeGerman();
  await server.rows(
    `update subscribers set locale = 'en' where shop_id = $1 and first_name like 'Person 1%'`,
    [server.shopId],
  );
  for (const phone of ['+14165550123', '+14165550124', '+819012345678'])
    await addSubscriber(server.db, server.shopId, { phone, firstName: 'Far' });
  const id = await begin('Sale');
  await save(id, 'active', { isRecipientLocal: true, scheduleTime: inHours(3) });
  await waitFor('its start', async () => (await state(id)).status === 'sending');
  const { scheduledFor } = await state(id);
  const sendings = await server.rows<{ language: string; prefix: string; due_at: Date; people: number }>(
    `select b.language, left(p.phone_e164, 5) as prefix, s.due_at, count(*)::int as people
     from broadcast_sendings b join sendings s using (shop_id, sending_id)
     join sending_recipients r using (shop_id, sending_id) join subscribers p using (shop_id, subscriber_id)
     where b.broadcast_id = $1 group by 1, 2, 3 order by 2, 1`,
    [id],
  );
  expect(sendings.map(({ prefix, language, people }) => [prefix, language, people])).toEqual([
    // Only the shop's country is known of them.
    ['+1416', 'de', 2],
    ['+4915', 'de', PEOPLE - ENGLISH],
    ['+4915', 'en', ENGLISH],
    ['+8190', 'de', 1],
  ]);
  for (const { prefix, due_at: dueAt } of sendings)
    expect(wallOfMoment(dueAt, ZONES[prefix as keyof typeof ZONES])).toBe(scheduledFor);
  // In Tokyo the chosen time is already over.
  await waitFor('the one in Tokyo', async () => (await whoGotIt(id)).people === 1);
  expect((await state(id)).progress).toMatchObject({ waiting: PEOPLE + 2 });
  await call(shop, 'cancel', { broadcastId: id });
});

it('keeps its content when its template is deleted in one language, and keeps the last sendable template', async () => {
  const remove = async (templateId: string) =>
    (await get(shop, `/templateService/templatedelete?id=${templateId}`)).body;
  await makeGerman();
  const [german] = await server.rows<{ template_id: string }>(
    "select template_id from templates where name = 'the_sale' and language = 'de'",
  );
  const germanId = german?.template_id ?? '';
  const id = await begin('Sale');
  const abTest = { ...USUAL_AB_TEST, templateB: saleId, attributesB: { offer_text: 'Ten off' } };
  await save(id, 'active', { activeTemplate: otherId, abTest, scheduleTime: inHours(2) });
  const { revision } = await state(id);
  const languages = async () =>
    (await state(id)).templates.find(({ flowId }) => flowId === saleId)?.languages.toSorted();
  const nameGermanOffer = (name: string) =>
    server.rows(
      `update templates set definition = jsonb_set(definition, '{variables,1,name}', to_jsonb($1::text))
       where template_id = $2`,
      [name, germanId],
    );
  expect(await languages()).toEqual(['de', 'en']);
  // The broadcast's values would leave a variable of the other language's text empty.
  await nameGermanOffer('angebot');
  expect(await languages()).toEqual(['en']);
  await nameGermanOffer('offer_text');
  expect(await remove(saleId)).toEqual({ deleted: true, resultFailure: [] });
  const now = await state(id);
  expect(now).toMatchObject({ status: 'active', activeTemplate: otherId, abTest: { templateB: germanId } });
  expect(now.templates.map(({ flowId }) => flowId)).toContain(germanId);
  expect(now.revision).toBeGreaterThan(revision);
  expect(await remove(germanId)).toMatchObject({
    deleted: false,
    resultFailure: [{ error: expect.stringContaining('broadcast “Sale”') as string }],
  });
  await call(shop, 'update', { broadcastId: id, status: 'draft' });
});

/** Creates the German text of the sale and waits for its approval. */
async function makeGerman(): Promise<void> {
  await post(shop, '/templateService/gupshupapproval', {
    shopUrl: DEMO_SHOP,
    templateName: 'the_sale',
    language: 'de',
    template: 'Hallo {{firstNameWA}}, {{offer_text}} gibt es heute.',
    type: 'Text',
    call_to_action_buttons: 'Zum%20Shop,https%3A%2F%2Fshop.example%2Fsale',
  });
  await waitFor('the German text', async () => {
    const states = await server.rows<{ status: string }>(
      "select status from template_submissions where name = 'the_sale'",
    );
    return states.length === 2 && states.every(({ status }) => status === 'ENABLED');
  });
}

async function save(broadcastId: string, status: 'draft' | 'active', change: object = {}): Promise<void> {
  expect(await schedule(broadcastId, { status, ...change })).toMatchObject({ status: 200 });
}

function inHours(hours: number): string {
  return new Date(testNow().getTime() + hours * 3_600_000).toISOString();
}
