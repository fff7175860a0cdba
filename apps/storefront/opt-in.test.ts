import { expect, it } from 'vitest';
import { tryOptIn } from '#features/product/opt-in-tools/widget-kit/try-opt-in.ts';
import { words } from '#features/product/opt-in-tools/widget-kit/words/en.ts';
import { hidden, recall } from './memory.ts';
import { pill, pageForTests, settle, type PageForTests } from './page-for-tests.ts';
import { start } from './start.ts';

const shopperToken = 's'.repeat(32);
const stored = { stored: true, confirmUrl: 'https://wa.me/49?text=Yes', mustConfirm: false, shopperToken };
const refused = (code: string, message = '', status = 409) => ({
  status,
  body: { error: { code, message } },
});
const reworded = { ...pill, settings: { consentWording: 'I agree to more.' }, wordingVersion: 'v2' };

/** Returns a page that shows the pill, with the server's next answers. */
function pageWithPill(...answers: Parameters<typeof pageForTests>) {
  return pageForTests({ status: 200, body: { tools: [pill] } }, ...answers);
}
/** Opts in through the shown pill. */
async function optIn(page: PageForTests, phone = '0151 23456780') {
  await start(page);
  await settle();
  const { api } = page.shown[0] ?? expect.fail('the pill is not shown');
  return await tryOptIn(api, pill, phone);
}

it('sends the parts of the proof, and stores a valid opt-in', async () => {
  const page = pageWithPill({ status: 200, body: stored });
  page.location.href = `https://wren.example/${'a'.repeat(3000)}`;
  expect(await optIn(page)).toMatchObject({
    kind: 'stored',
    confirmUrl: stored.confirmUrl,
    mustConfirm: false,
  });
  const { visitorId } = recall(page);
  expect(page.asked.slice(1)).toEqual([
    {
      path: 'opt-ins',
      body: {
        pageId: 'wren.myshopify.com',
        toolId: 'pill',
        wordingVersion: 'v1',
        phone: '0151 23456780',
        pageAddress: page.location.href.slice(0, 2000),
        locale: navigator.language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        visitorId,
      },
    },
  ]);
  expect(recall(page)).toEqual({ visitorId, optedIn: ['pill'], closes: [], shopper: shopperToken });
});

it('hides the tool for the session if the shopper has to confirm first', async () => {
  const page = pageWithPill({ status: 200, body: { ...stored, mustConfirm: true } });
  expect(await optIn(page)).toMatchObject({ kind: 'stored', mustConfirm: true });
  expect(recall(page).optedIn).toEqual([]);
  expect(hidden(page)).toEqual(['pill']);
});

it('does not hide a chat, because it is also for questions', async () => {
  const page = pageWithPill({ status: 200, body: { ...stored, mustConfirm: true } });
  await start(page);
  await settle();
  const { api } = page.shown[0] ?? expect.fail('the pill is not shown');
  await tryOptIn(
    api,
    { ...pill, id: 'chat', settings: { chat: {} } } as unknown as typeof pill,
    '0151 23456780',
  );
  expect(hidden(page)).toEqual([]);
});

it('returns the current wording if it has changed', async () => {
  const tools = { status: 200, body: { tools: [{ ...pill, id: 'wheel' }, reworded] } };
  const page = pageWithPill(refused('WORDING_CHANGED'), tools);
  expect(await optIn(page)).toEqual({ kind: 'refused', error: words.reworded, tool: reworded });
});

it('proposes a number if the typed one is ambiguous', async () => {
  const error = { code: 'PHONE_UNCLEAR', message: 'Whose?', proposal: '+49 1521 5559123' };
  const page = pageWithPill({ status: 422, body: { error } });
  expect(await optIn(page, '4915215559123')).toEqual({
    kind: 'refused',
    error: words.didYouMean,
    proposal: '+49 1521 5559123',
    tool: pill,
  });
});

it.each([
  ['of a tool that is off, in our words', [refused('TOOL_NOT_ACTIVE', 'It is off.')], words.over],
  ['of a number, in our words', [refused('PHONE_INVALID', 'Bad.', 422)], words.phoneInvalid],
  ['of too many attempts, in our words', [refused('TOO_MANY_REQUESTS', 'No.', 429)], words.tooMany],
  [
    'of a test link, in the server’s words',
    [refused('TEST_LINK_EXPIRED', 'Open another one.', 410)],
    'Open another one.',
  ],
  ['because of a server error, in our words', [refused('INTERNAL', 'Sorry.', 500)], words.unreachable],
  ['without an error message', [{ status: 500, body: {} }], words.unreachable],
  [
    'if the tool was removed in the meantime',
    [refused('WORDING_CHANGED', 'New words.'), { status: 200, body: { tools: [] } }],
    words.unreachable,
  ],
  [
    'if the new wording cannot be loaded',
    [refused('WORDING_CHANGED'), { status: 503, body: 'busy' }],
    words.unreachable,
  ],
  ['if the server cannot be reached', [], words.unreachable],
  ['if a gateway answers', [{ status: 502, body: '<html>' }], words.unreachable],
])('shows a refusal %s, and stores nothing', async (_case, answers, error) => {
  const page = pageWithPill(...answers);
  expect(await optIn(page)).toEqual({ kind: 'refused', error, tool: pill });
  expect(recall(page)).toMatchObject({ optedIn: [] });
  expect(recall(page).shopper).toBeUndefined();
  expect(page.kept.session).toEqual({});
});
