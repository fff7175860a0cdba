import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { explainPerson } from '../../contract/explanation-calls.ts';
import { countMessages, getMessages } from '../../contract/message-calls.ts';
import type { MessageRow } from '../../contract/message-row.ts';
import { sampleRow } from '../../testing/sample-message.ts';
import { texts } from '../../texts/en.ts';
import { MessagesPage } from './messages-page.tsx';

const NOT_ON_WHATSAPP = { code: 131_026, errorClass: 'undeliverable', detail: 'Undeliverable' } as const;

function openMessages(messages: MessageRow[], search = '', nextCursor: string | null = null) {
  fakeApi.answer(getMessages, ({ query }) => ({
    messages: query.cursor === undefined ? messages : [sampleRow({ messageId: 'older', state: 'read' })],
    nextCursor: query.cursor === undefined ? nextCursor : null,
    lookedBackTo: null,
  }));
  fakeApi.answer(countMessages, { count: messages.length, isAtLeast: false });
  return mountScreen(<MessagesPage merchant={sampleMerchant()} NamedPeople={NoNamed} />, {
    address: `/messages${search}`,
  });
}
/** Replaces the list of people with a name, and finds nobody. */
function NoNamed({ search, nobody }: { search: string; nobody: ReactNode }) {
  return <section aria-label={`People called ${search}`}>{nobody}</section>;
}
const asked = () => fakeApi.requests(getMessages).at(-1)?.query;
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the list', () => {
  it.each<[string, Partial<MessageRow>, string[]]>([
    ['failed', { state: 'failed', failure: NOT_ON_WHATSAPP }, ['Failed', 'not on WhatsApp']],
    ['was skipped', { state: 'skipped', reason: 'noConsent' }, ['Not sent', 'No consent to offers']],
    [
      'waits',
      { state: 'waiting', reason: 'quietHours', until: '2026-01-02T07:00:00.000Z' },
      ['Quiet hours', 'Until'],
    ],
    ['earned an order', { earned: { minor: 12_50, orders: 1 } }, ['Ordered', '12.50']],
    ['was tapped', { clickedAt: '2026-01-01T13:00:00.000Z' }, ['Clicked']],
    ['was read', { state: 'read' }, ['Read']],
    [
      'belongs to an unknown person',
      { person: { ...sampleRow().person, name: null, phone: null, phoneShown: null } },
      [texts.nameless],
    ],
  ])('describes the outcome of a message that %s', async (_outcome, changes, parts) => {
    openMessages([sampleRow(changes)]);
    const row = (await screen.findAllByRole('row'))[1];
    for (const part of parts) expect(row?.textContent).toContain(part);
    await screen.findByText('1 message');
  });

  it('opens the message of a row', async () => {
    const { user } = openMessages([sampleRow()]);
    const link = await screen.findByRole('link', { name: 'Lena' });
    expect(link.getAttribute('href')).toBe(`/messages/${sampleRow().messageId}`);
    await user.click((await screen.findAllByRole('row'))[1] as HTMLElement);
    expect(location.pathname).toBe(`/messages/${sampleRow().messageId}`);
  });

  it('is filtered, and keeps its filters in the address', async () => {
    const { user } = openMessages([]);
    await screen.findByText(texts.list.none);
    for (const [name, choice] of [
      ['State', 'Failed'],
      ['State', 'Not sent'],
      ['Channel', 'WhatsApp'],
    ] as const) {
      await user.click(await button(new RegExp(`^${name}\\b`)));
      await user.click(within(screen.getByRole('group', { name })).getByRole('checkbox', { name: choice }));
      await user.keyboard('{Escape}');
    }
    await screen.findByText(texts.list.noMatch);
    await waitFor(() => expect(asked()).toMatchObject({ channel: 'WA' }));
    expect(asked()?.state?.split(',').toSorted()).toEqual(['failed', 'skipped']);
    await user.click(await button('Remove filter: WhatsApp'));
    expect(location.search).not.toContain('channel');
    await user.click(await button('Remove filter: Failed'));
    await waitFor(() => expect(location.search).toBe('?state=skipped'));
    await user.click(await button('Clear all'));
    await screen.findByText(texts.list.none);
    expect(location.search).toBe('');
  });

  it('reads its filter, its days and its order from the address', async () => {
    const { user } = openMessages([sampleRow()], '?state=sent&from=2026-01-01&sortOrder=asc');
    await screen.findByRole('link', { name: 'Lena' });
    expect(asked()).toMatchObject({ state: 'sent', from: '2026-01-01', sortOrder: 'asc' });
    expect(screen.getByRole('columnheader', { name: 'When' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(await button('When'));
    await waitFor(() => expect(asked()?.sortOrder).toBe('desc'));
  });

  it('shows older messages', async () => {
    const { user } = openMessages([sampleRow()], '', '0190a000-0000-7000-8000-0000000000ff');
    await user.click(await button(texts.list.older));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(asked()?.cursor).toBe('0190a000-0000-7000-8000-0000000000ff');
  });

  it('shows a message if it could not be loaded', async () => {
    fakeApi.refuse(getMessages, 'DATABASE_AWAY');
    fakeApi.answer(countMessages, { count: 0, isAtLeast: false });
    const { user } = mountScreen(<MessagesPage merchant={sampleMerchant()} NamedPeople={NoNamed} />, {
      address: '/messages',
    });
    await screen.findByText(`${texts.list.what} could not be loaded`);
    fakeApi.answer(getMessages, { messages: [sampleRow()], nextCursor: null, lookedBackTo: null });
    await user.click(await button('Try again'));
    await screen.findByRole('link', { name: 'Lena' });
  });
});

describe('the search', () => {
  const NOBODY = { messageId: null, person: null, channels: [], messages: [], events: [] };
  const PERSON = { name: 'Lena', phone: '+4915112345678', phoneShown: '+49 1511 2345678', email: null };

  it('finds a person with their consents and messages', async () => {
    const share = { used: 1, most: 1 };
    fakeApi.answer(explainPerson, {
      ...NOBODY,
      readAs: 'phone',
      person: PERSON,
      channels: [
        {
          channel: 'WA',
          subscriberId: 's',
          hasMarketingConsent: true,
          lastInboundAt: null,
          consents: [],
          caps: { day: share, week: { used: 2, most: null }, month: { used: 3, most: 10 }, nextAt: null },
        },
      ],
      messages: [sampleRow()],
    });
    const { user } = openMessages([]);
    await user.type(screen.getByRole('searchbox'), ' 0151 123 456-78 ');
    await user.click(await button(texts.list.searchAction));
    await screen.findByRole('heading', { name: 'Lena' });
    expect((await screen.findByRole('region', { name: 'WhatsApp' })).textContent).toContain('1 of 1');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(fakeApi.requests(explainPerson)[0]?.query.search).toBe('0151 123 456-78');
    await user.click(await button(texts.list.showAll));
    await screen.findByText(texts.list.none);
    expect(location.search).toBe('');
  });

  it.each([
    ['phone', texts.notFound.phone, 0],
    ['email', texts.notFound.email, 0],
    ['order', texts.notFound.order, 1],
    ['message', texts.notFound.message, 0],
  ] as const)(
    'by %s explains where it searched if it finds nothing',
    async (readAs, text, lookedForNames) => {
      fakeApi.answer(explainPerson, { ...NOBODY, readAs });
      openMessages([], '?search=lost');
      await screen.findByText(fill(texts.found.nothing, { search: 'lost' }));
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.queryAllByRole('region', { name: 'People called lost' })).toHaveLength(lookedForNames);
    },
  );

  it('by the id of a message opens the message', async () => {
    fakeApi.answer(explainPerson, { ...NOBODY, readAs: 'message', messageId: 'm-1' });
    openMessages([], '?search=m-1');
    await waitFor(() => expect(location.pathname).toBe('/messages/m-1'));
  });
});
