import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOrigin } from '#features/product/message-log/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import { getCounts } from '../../contract/count-calls.ts';
import { dropHeld, postponeHeld, sendHeld, type Held } from '../../contract/held-calls.ts';
import { showPresence } from '../../contract/live.ts';
import { getOpening } from '../../contract/opening-calls.ts';
import { getMembers, getMessages, getThread, getThreads } from '../../contract/thread-calls.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import { MIRA_ID, sampleMessage, samplePerson, sampleThread } from '../../testing/sample-threads.ts';
import { texts } from '../../texts/en.ts';
import { InboxPage } from '../inbox-page.tsx';

const SHOP = { shopUrl: 'demo.myshopify.com', shopCurrency: 'EUR', shopTimeZone: 'Europe/Berlin' };
const SALE_ID = '0190a000-0000-7000-8000-0000000000b1';
const AT = '2999-11-20T22:00:00.000Z';
const TOMORROW = '2999-11-21T08:00:00.000Z';
const SOURCE = describeOrigin({ sourceType: 'broadcast', sourceName: 'Spring sale', isTest: false });

const HELD: Held = {
  messageId: SALE_ID,
  sourceType: 'broadcast',
  sourceName: 'Spring sale',
  messages: 1,
  state: 'held',
  at: AT,
  expiresAt: '2999-11-25T22:00:00.000Z',
  reason: null,
  tomorrowAt: TOMORROW,
};

beforeEach(() => {
  fakeApi.answer(getCounts, { waiting: 0, unread: 0 });
  fakeApi.answer(getMembers, { members: [{ memberId: OWNER_ID, name: null }], ownId: OWNER_ID });
  fakeApi.answer(showPresence, {});
  fakeApi.answer(getOpening, { opening: null });
  fakeApi.answer(getThreads, { threads: [], nextCursor: null });
  fakeApi.answer(getMessages, { entries: [], writers: {}, acts: {}, nextCursor: null });
});

const shows = (held: Held[]) =>
  fakeApi.answer(getThread, { thread: sampleThread(), person: samplePerson(), notes: [], held });

function open(held: Held[], role: Role = 'owner') {
  shows(held);
  return mountScreen(<InboxPage merchant={SHOP} />, { address: `/inbox/${MIRA_ID}`, role });
}

const panel = () => screen.findByRole('region', { name: texts.held.label });
const button = (label: string, values = {}) =>
  screen.findByRole<HTMLButtonElement>('button', { name: fill(label, { source: SOURCE, ...values }) });
const when = (moment: string) => formatMoment(moment, 'Europe/Berlin');

describe('an offer that waits', () => {
  it('shows what it is and when it is sent', async () => {
    open([{ ...HELD, messages: 2 }]);
    const inside = within(await panel());
    inside.getByText(SOURCE);
    inside.getByText(fill(texts.held.held, { when: when(AT) }));
    inside.getByText(new RegExp(fill(texts.held.messages, { count: 2 })));
  });

  it.each<[string, Partial<Held>, string]>([
    [
      'too late',
      { expiresAt: '2999-11-20T20:00:00.000Z' },
      fill(texts.held.tooLate, { when: when('2999-11-20T20:00:00.000Z') }),
    ],
    [
      'postponed',
      { state: 'postponed', at: TOMORROW, tomorrowAt: null },
      fill(texts.held.postponed, { when: when(TOMORROW) }),
    ],
    ['being sent', { state: 'released', tomorrowAt: null }, texts.held.released],
    [
      'in quiet hours',
      { state: 'released', reason: 'quietHours', tomorrowAt: null },
      fill(texts.held.waits, { reason: 'Quiet hours' }),
    ],
  ])('says so if it is %s', async (_what, changes, words) => {
    open([{ ...HELD, ...changes }]);
    within(await panel()).getByText(words);
    const { send, tomorrow } = {
      send: texts.held.sendOf,
      tomorrow: fill(texts.held.tomorrowOf, { source: SOURCE, when: when(TOMORROW) }),
    };
    const isReleased = changes.state === 'released';
    expect(screen.queryAllByRole('button', { name: fill(send, { source: SOURCE }) })).toHaveLength(
      isReleased ? 0 : 1,
    );
    expect(screen.queryAllByRole('button', { name: tomorrow })).toHaveLength(
      changes.tomorrowAt === null ? 0 : 1,
    );
  });

  it('is not there without one', async () => {
    open([]);
    await screen.findByRole('region', { name: texts.thread.messages });
    expect(screen.queryByRole('region', { name: texts.held.label })).toBeNull();
  });

  it('can only be looked at without the right to answer', async () => {
    const { user } = open([HELD], 'viewer');
    await user.click(await button(texts.held.sendOf));
    expect(fakeApi.requests(sendHeld)).toEqual([]);
  });
});

describe('the team', () => {
  it('sends it now, and the panel says so', async () => {
    const { user } = open([HELD]);
    fakeApi.answer(sendHeld, { held: [] });
    const send = await button(texts.held.sendOf);
    shows([{ ...HELD, state: 'released', tomorrowAt: null }]);
    await user.click(send);
    await screen.findByText(texts.held.released);
    expect(fakeApi.requests(sendHeld)).toMatchObject([
      { body: { subscriberId: MIRA_ID, messageId: SALE_ID } },
    ]);
    expect(document.activeElement).toBe(await panel());
  });

  it('moves it to tomorrow by the keyboard', async () => {
    const { user } = open([HELD]);
    fakeApi.answer(postponeHeld, { held: [] });
    const tomorrow = await button(texts.held.tomorrowOf, { when: when(TOMORROW) });
    shows([]);
    tomorrow.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.held.label })).toBeNull());
    expect(fakeApi.requests(postponeHeld)).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts.write.label }));
  });

  it('drops it after a question', async () => {
    const { user } = open([HELD]);
    fakeApi.answer(dropHeld, { held: [] });
    await user.click(await button(texts.held.dropOf));
    const dialog = within(
      await screen.findByRole('dialog', { name: fill(texts.held.question, { source: SOURCE }) }),
    );
    expect(fakeApi.requests(dropHeld)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.held.confirm }));
    await waitFor(() => expect(fakeApi.requests(dropHeld)).toHaveLength(1));
  });

  it('reads the conversation again if somebody else was faster', async () => {
    const { user } = open([HELD]);
    fakeApi.refuse(sendHeld, 'HELD_GONE');
    const send = await button(texts.held.sendOf);
    shows([]);
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.held.label })).toBeNull());
  });
});

it.each([
  ['send', texts.held.didSend],
  ['postpone', texts.held.didPostpone],
  ['drop', texts.held.didDrop],
] as const)('the conversation shows who decided: %s', async (kind, words) => {
  const acts = { message: { kind, at: AT, memberId: OWNER_ID, name: 'Ana' } };
  fakeApi.answer(getMessages, { entries: [sampleMessage('A sale', 1)], writers: {}, acts, nextCursor: null });
  open([]);
  await screen.findByText(fill(words, { person: 'Ana' }));
});

it.each(['queued', 'skipped', 'failed'] as const)(
  'a message that the team released is not called sent while it is %s',
  async (state) => {
    const acts = { message: { kind: 'send', at: AT, memberId: OWNER_ID, name: 'Ana' } } as const;
    const sample = sampleMessage('A sale', 1);
    if (sample.kind !== 'message') throw new Error('the sample is no message');
    const message = { ...sample, message: { ...sample.message, state } };
    fakeApi.answer(getMessages, { entries: [message], writers: {}, acts, nextCursor: null });
    open([]);
    await screen.findByText('A sale');
    expect(screen.queryByText(fill(texts.held.didSend, { person: 'Ana' }))).toBeNull();
  },
);
