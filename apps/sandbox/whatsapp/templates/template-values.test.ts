import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import { openTestServer, submitApproved, type TestServer } from '../whatsapp-test-server.ts';

const TO = '+4915215550101';
const picture = { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::aW1hZ2U='] } };
const quickReply = { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'More' }] };
const card = { components: [picture, { type: 'BODY', text: 'A mug for you' }, quickReply] };
const templates: TemplateCreateRequest[] = [
  {
    name: 'named',
    language: 'en',
    category: 'UTILITY',
    parameter_format: 'NAMED',
    components: [
      {
        type: 'BODY',
        text: 'Hi {{first_name}}, it is on its way.',
        example: { body_text_named_params: [{ param_name: 'first_name', example: 'Lena' }] },
      },
    ],
  },
  {
    name: 'offer',
    language: 'en',
    category: 'MARKETING',
    components: [
      picture,
      { type: 'LIMITED_TIME_OFFER', limited_time_offer: { text: 'Ends soon', has_expiration: true } },
      { type: 'BODY', text: 'A quarter off until midnight.' },
      { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE', example: 'CODE25' }] },
    ],
  },
  {
    name: 'carousel',
    language: 'en',
    category: 'MARKETING',
    components: [
      { type: 'BODY', text: 'New in the shop.' },
      { type: 'CAROUSEL', cards: [card, card] },
    ],
  },
];

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
  for (const template of templates) await submitApproved(testServer, template);
});
afterAll(() => testServer.close());

const text = (value: string, name?: string) => ({
  type: 'text',
  text: value,
  ...(name !== undefined && { parameter_name: name }),
});
const body = (...parameters: object[]) => ({ type: 'body', parameters });
const image = { type: 'header', parameters: [{ type: 'image', image: { link: 'https://a.example/a.jpg' } }] };
const code = (given: string) => ({
  type: 'button',
  sub_type: 'copy_code',
  index: '0',
  parameters: [{ type: 'coupon_code', coupon_code: given }],
});
const ends = (at: number) => ({
  type: 'limited_time_offer',
  parameters: [{ type: 'limited_time_offer', limited_time_offer: { expiration_time_ms: at } }],
});
const tomorrow = Date.now() + 86_400_000;
const cards = (...given: object[][]) => ({
  type: 'carousel',
  cards: given.map((components, index) => ({ card_index: index, components })),
});

test.each<[string, string, object[], number | undefined]>([
  ['a named value', 'named', [body(text('Lena', 'first_name'))], undefined],
  ['a value without its name', 'named', [body(text('Lena'))], 132012],
  ['a value of another name', 'named', [body(text('Lena', 'last_name'))], 132012],
  ['no value', 'named', [], 132000],
  ['a picture instead of a text', 'named', [body({ type: 'image', image: { id: '1' } })], 132012],
  ['a tab in a value', 'named', [body(text('Le\tna', 'first_name'))], 132018],
  ['a complete offer', 'offer', [image, ends(tomorrow), code('CODE25')], undefined],
  ['an offer without its end', 'offer', [image, code('CODE25')], 131008],
  ['an offer that has ended', 'offer', [image, ends(1), code('CODE25')], 131009],
  ['a code of 21 characters', 'offer', [image, ends(tomorrow), code('C'.repeat(21))], 131009],
  ['no picture', 'offer', [ends(tomorrow), code('CODE25')], 132012],
  ['two cards', 'carousel', [cards([image], [image])], undefined],
  ['one card of two', 'carousel', [cards([image])], 132012],
  ['a card without its picture', 'carousel', [cards([image], [])], 132012],
  ['no cards', 'carousel', [], 132012],
])('the template values are checked: %s', async (_name, name, components, expected) => {
  const { body: answer } = await testServer.send({
    to: TO,
    type: 'template',
    template: { name, language: { code: 'en' }, components },
  });
  expect(answer.error?.code).toBe(expected);
  await testServer.control('POST', '/clock/forward', { ms: 6000 });
});
