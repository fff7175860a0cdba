import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import { eventually, openTestServer, type TestServer } from '../whatsapp/whatsapp-test-server.ts';
import { messengerAccount, type MessengerAccount } from './messenger-account.ts';
import { createPageTemplate, listPageTemplates } from './page-templates.ts';

const PAGE = '112233445566778';

let testServer: TestServer;
let account: MessengerAccount;
beforeAll(async () => {
  testServer = await openTestServer();
  account = messengerAccount(testServer.sandbox);
});
afterAll(() => testServer.close());

const template = (name: string, text = 'Your order {{1}} is on its way.', samples = ['WREN-1001']) => ({
  name,
  language: 'en',
  category: 'UTILITY',
  components: [{ type: 'BODY', text, example: { body_text: [samples] } }],
});

interface Listed {
  name: string;
  status: string;
  rejected_reason: string;
}
const listed = (name: string) => (listPageTemplates(account, PAGE, name) as { data: Listed[] }).data;

test.each([
  ['approved', template('parcel_sent'), 'APPROVED', 'NONE'],
  ['rejected because of its name', template('please_reject'), 'REJECTED', 'TAG_SHOULD_BE_MARKETING'],
  [
    'rejected because of a missing variable number',
    template('gap', 'From {{1}} to {{3}} today.'),
    'REJECTED',
    'INCORRECT_PARAMS',
  ],
  [
    'rejected because of a missing sample',
    template('bare', 'Order {{1}} left us.', []),
    'REJECTED',
    'TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES',
  ],
])('a template is pending, then %s', async (_verdict, request, status, reason) => {
  expect(createPageTemplate(account, PAGE, request)).toMatchObject({ status: 'PENDING' });
  const [reviewed] = await eventually(() => {
    const found = listed(request.name);
    return found[0]?.status !== 'PENDING' && found;
  });
  expect(reviewed).toMatchObject({ status, rejected_reason: reason });
});

test('the list can be searched by a part of the name', () => {
  for (const name of ['parcel_waits', 'parcel_waits_long']) createPageTemplate(account, PAGE, template(name));
  expect(listed('parcel_waits').map(({ name }) => name)).toEqual(['parcel_waits', 'parcel_waits_long']);
});

describe('a new template is refused for', () => {
  const quickReply = { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Yes' }] };
  test.each<[string, object]>([
    ['a marketing category', { ...template('refused'), category: 'MARKETING' }],
    ['a value at the start', template('refused', '{{1}} is on its way.')],
    ['a value at the end', template('refused', 'On its way: {{1}}')],
    [
      'a quick reply',
      { ...template('refused'), components: [...template('refused').components, quickReply] },
    ],
    ['a name that is already used', template('parcel_waits')],
  ])('%s', (_what, request) => {
    expect(() => createPageTemplate(account, PAGE, request)).toThrow(FacebookRefusal);
    expect(listed('refused')).toEqual([]);
  });
});
