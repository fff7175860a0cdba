import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TemplateListResponse, type TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import { ACCOUNT_ID, eventually, openTestServer, type TestServer } from '../whatsapp-test-server.ts';
import { cartReminder } from './demo-templates.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

const path = `/${ACCOUNT_ID}/message_templates`;
const verdictOn = (name: string) =>
  eventually(() => {
    for (const { field, value } of testServer.changes)
      if (field === 'message_template_status_update' && value.message_template_name === name) return value;
    return undefined;
  });

test('a template is pending, and approved a moment later', async () => {
  const { body } = await testServer.meta('POST', path, cartReminder);
  expect(body).toMatchObject({ status: 'PENDING', category: 'MARKETING' });
  const verdict = await verdictOn('cart_reminder');
  expect(verdict).toMatchObject({
    event: 'APPROVED',
    reason: 'NONE',
    message_template_id: (body as { id?: string }).id,
    message_template_category: 'MARKETING',
  });
  expect((await testServer.meta('POST', path, cartReminder)).body.error).toMatchObject({
    error_subcode: 2388024,
  });
});

test('a template whose name asks for a rejection is rejected with a reason', async () => {
  await testServer.meta('POST', path, { ...cartReminder, name: 'please_reject_me' });
  const verdict = await verdictOn('please_reject_me');
  expect(verdict).toMatchObject({ event: 'REJECTED', reason: 'TAG_CONTENT_MISMATCH' });
  const { body } = await testServer.meta(
    'GET',
    `${path}?name=please_reject_me&fields=name,status,rejected_reason`,
  );
  expect(body).toMatchObject({ data: [{ status: 'REJECTED', rejected_reason: 'TAG_CONTENT_MISMATCH' }] });
});

test('the list of templates has pages', async () => {
  for (const name of ['page_a', 'page_b', 'page_c'])
    await testServer.meta('POST', path, { ...cartReminder, name });
  const names: string[] = [];
  let after = '';
  for (let page = 0; page < 10; page += 1) {
    const { body } = await testServer.meta('GET', `${path}?limit=2&fields=name,language,status${after}`);
    const read = TemplateListResponse.parse(body);
    names.push(...read.data.map(({ name }) => name));
    if (!read.paging?.next) break;
    after = `&after=${read.paging.cursors?.after}`;
  }
  expect(names).toEqual(expect.arrayContaining(['page_a', 'page_b', 'page_c', 'hello_world']));
  expect(new Set(names).size).toBe(names.length);
});

test('a deleted approved template blocks its name for 30 days', async () => {
  await testServer.control('POST', '/whatsapp/templates/page_a/status', { status: 'APPROVED' });
  await testServer.meta('DELETE', `${path}?name=page_a`);
  const again = { ...cartReminder, name: 'page_a' };
  expect((await testServer.meta('POST', path, again)).body.error).toMatchObject({ error_subcode: 2388023 });
  await testServer.control('POST', '/clock/forward', { ms: 30 * 86_400_000 });
  expect((await testServer.meta('POST', path, again)).status).toBe(200);
});

test('the sample of a media header is uploaded first', async () => {
  const { body } = await testServer.meta(
    'POST',
    '/634974688087057/uploads?file_type=image/png&file_length=3',
  );
  const { id } = body as unknown as { id: string };
  const answer = await fetch(`${testServer.url}/meta/v25.0/${id}`, {
    method: 'POST',
    headers: { authorization: 'OAuth token', file_offset: '0', 'content-type': 'application/octet-stream' },
    body: 'png',
  });
  expect(await answer.json()).toMatchObject({ h: expect.stringMatching(/^4::/) });
});

describe('a new template is refused immediately for', () => {
  const body = (text: string, examples: string[] = ['x']) => [
    { type: 'BODY', text, example: { body_text: [examples] } },
  ];
  const buttons = (...given: { type: string; text: string; url?: string }[]) => [
    { type: 'BODY', text: 'Hello there' },
    { type: 'BUTTONS', buttons: given },
  ];
  test.each<[string, number | undefined, Partial<TemplateCreateRequest>]>([
    ['a name with capitals', undefined, { name: 'Cart' }],
    ['an unknown category', undefined, { category: 'SALES' }],
    ['a body that is too long', 2388040, { components: body('a '.repeat(513)) }],
    ['a variable at the start', 2388299, { components: body('{{1}} is here for you today') }],
    ['a variable at the end', 2388299, { components: body('We are here for you {{1}}') }],
    [
      'a variable without an example',
      2388043,
      { components: [{ type: 'BODY', text: 'Hello {{1}} and welcome' }] },
    ],
    [
      'too many variables for the length',
      2388293,
      { components: body('Hi {{1}} {{2}} {{3}} now', ['a', 'b', 'c']) },
    ],
    ['variables out of order', 2388072, { components: body('Hello {{2}} and welcome') }],
    [
      'a button that is too long',
      2388040,
      { components: buttons({ type: 'QUICK_REPLY', text: 'x'.repeat(26) }) },
    ],
    [
      'quick replies before and after another button',
      undefined,
      {
        components: buttons(
          { type: 'QUICK_REPLY', text: 'A' },
          { type: 'URL', text: 'B', url: 'https://shop.test' },
          { type: 'QUICK_REPLY', text: 'C' },
        ),
      },
    ],
  ])('%s', async (_, subcode, change) => {
    const { status, body: answer } = await testServer.meta('POST', path, {
      ...cartReminder,
      name: 'refused',
      ...change,
    });
    expect([status, answer.error?.code, answer.error?.error_subcode]).toEqual([400, 100, subcode]);
  });

  test.each([
    ['an emoji', { type: 'QUICK_REPLY', text: 'Shop now 🎉' }, 2388060],
    ['a flag', { type: 'QUICK_REPLY', text: 'Deutsch 🇩🇪' }, 2388060],
    ['formatting', { type: 'QUICK_REPLY', text: '*Shop* now' }, 2388060],
    ['a line break', { type: 'QUICK_REPLY', text: 'Shop\nnow' }, 2388060],
    ['a variable', { type: 'QUICK_REPLY', text: 'Hi {{1}}' }, 2388060],
    ['a WhatsApp link', { type: 'URL', text: 'Open', url: 'https://wa.me/491511' }, undefined],
    ['a link that is only a variable', { type: 'URL', text: 'Open', url: '{{1}}' }, undefined],
  ])('a button with %s', async (_, button, subcode) => {
    const change = { name: 'refused', components: buttons(button) };
    const { status, body: answer } = await testServer.meta('POST', path, { ...cartReminder, ...change });
    expect([status, answer.error?.code, answer.error?.error_subcode]).toEqual([400, 100, subcode]);
  });
});
