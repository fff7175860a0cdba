import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getMessage } from '../../contract/message-calls.ts';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { sampleTrace } from '../../testing/sample-message.ts';
import { texts } from '../../texts/en.ts';
import { MessagePage } from './message-page.tsx';

const ID = sampleTrace().messageId;

function openMessage(changes: Partial<MessageTrace> = {}) {
  fakeApi.answer(getMessage, { message: sampleTrace(changes) });
  return mountScreen(<MessagePage merchant={sampleMerchant()} />, { address: `/messages/${ID}` });
}
const answer = async () => (await screen.findByRole('region', { name: texts.answer.title })).textContent;

it('explains a failure: what happened, what Bellbird does, and what to do', async () => {
  openMessage({
    state: 'failed',
    failure: { code: 131_026, errorClass: 'undeliverable', detail: 'Undeliverable' },
  });
  const text = await answer();
  for (const part of [
    'the number is not on WhatsApp',
    'Bellbird does not send this message again.',
    'Check the number',
    'Code 131026',
  ])
    expect(text).toContain(part);
});

it('names the rule that stopped a skipped message', async () => {
  openMessage({ state: 'skipped', reason: 'noConsent' });
  expect(await answer()).toContain(fill(texts.answer.skipped, { reason: 'No consent to offers' }));
  const checks = screen.getByRole('region', { name: texts.page.checks });
  const stopped = within(checks)
    .getAllByRole('listitem')
    .filter((step) => within(step).queryByRole('img', { name: texts.checks.stopped }) !== null);
  expect(stopped.map(({ textContent }) => textContent)).toEqual(['No consent to offers']);
  expect(screen.getByRole('link', { name: texts.page.person }).getAttribute('href')).toBe(
    `/subscribers/${sampleTrace().person.subscriberId}`,
  );
});

it('says until when a message waits in quiet hours, and links to that setting', async () => {
  openMessage({ state: 'waiting', reason: 'quietHours', until: '2026-01-02T07:00:00.000Z' });
  expect(await answer()).toContain(texts.answer.checkedAgain.replace(/\{.*/, ''));
  expect(screen.getByRole('link', { name: texts.answer.settings }).getAttribute('href')).toBe(
    '/settings#sending',
  );
});

it('shows the revenue of a message first, without refunds', async () => {
  const credit = {
    orderId: 'o',
    orderName: '#1001',
    amountMinor: 50_00,
    returnedMinor: 25_00,
    currency: 'EUR',
    touchKind: 'click' as const,
    at: '2026-01-01T14:00:00.000Z',
  };
  openMessage({ credits: [credit], clickedAt: '2026-01-01T13:00:00.000Z' });
  const text = await answer();
  expect(text).toContain(fill(texts.answer.earned, { amount: '€25.00' }));
  expect(text).toContain(fill(texts.answerCredits.click, { count: 1, orders: '#1001' }));
  expect(text).toContain(fill(texts.events.refunded, { amount: '€25.00' }));
});

it.each<[string, Partial<MessageTrace>, string]>([
  ['tapped', { clickedAt: '2026-01-01T13:00:00.000Z' }, texts.answer.clicked],
  ['delivered', { state: 'delivered' }, texts.answers.delivered],
  ['a test', { isTest: true }, texts.answer.test],
])('describes a message that is %s', async (_state, changes, text) => {
  openMessage(changes);
  expect(await answer()).toContain(text);
  expect(screen.getByText('cart_reminder')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy the message ID' })).toBeDefined();
});

it.each([
  ['queued', texts.contents.queued],
  ['waiting', texts.contents.waiting],
  ['sending', texts.contents.sending],
  ['uncertain', texts.contents.uncertain],
  ['sent', texts.contents.sent],
  ['delivered', texts.contents.delivered],
  ['read', texts.contents.read],
  ['skipped', texts.contents.skipped],
  ['failed', texts.contents.failed],
] as const)('titles the content of a %s message: %s', async (state, title) => {
  const bubbles = [bubbleOf({ text: 'Hi Lena, your mug waits.' })];
  openMessage({ state, bubbles, ...(state === 'skipped' && { reason: 'noConsent' }) });
  const content = await screen.findByRole('region', { name: title });
  expect(content.textContent).toContain('Hi Lena, your mug waits.');
});

it.each([
  ['NOT_FOUND', texts.page.missing],
  ['MALFORMED_REQUEST', texts.page.missing],
  ['DATABASE_AWAY', 'The message could not be loaded'],
] as const satisfies [ErrorCode, string][])('%s at opening says: %s', async (code, text) => {
  fakeApi.refuse(getMessage, code);
  mountScreen(<MessagePage merchant={sampleMerchant()} />, { address: `/messages/${ID}` });
  await screen.findByText(text);
});
