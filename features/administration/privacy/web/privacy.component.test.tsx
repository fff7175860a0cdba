import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  erasePerson,
  findPerson,
  getPrivacyRequests,
  requestPersonData,
  unsubscribePerson,
  type KnownSubscriber,
  type PrivacyRequest,
} from '../contract/privacy-calls.ts';
import { texts } from '../texts/en.ts';
import { PrivacyPage } from './privacy-page.tsx';

const SHOP = 'demo.myshopify.com';
const ID = '0190a000-0000-7000-8000-000000000001';
const LENA: KnownSubscriber = {
  subscriberId: ID,
  phone: '+4915112345678',
  phoneShown: '+49 1511 2345678',
  name: 'Lena',
  hasMarketingConsent: true,
  proof: [
    {
      kind: 'granted',
      recordedAt: '2026-01-01T12:00:00.000Z',
      origin: 'persistentPill',
      wording: 'I agree to receive offers',
      pageAddress: 'https://demo.example/products/moss-mug',
      ipPrefix: '192.0.2.0/24',
      userAgent: null,
      locale: 'de-DE',
      ownMessageId: null,
    },
  ],
};
const REQUEST: PrivacyRequest = {
  requestId: 'r',
  kind: 'dataRequest',
  origin: 'merchant',
  person: '+49 1511 2345678',
  state: 'done',
  receivedAt: '2026-01-01T12:00:00.000Z',
  dueAt: '2026-01-31T12:00:00.000Z',
  doneAt: '2026-01-01T12:01:00.000Z',
  rowsFound: 4,
  files: { jsonUrl: '/files/a.json', htmlUrl: '/files/a.html', expiresAt: '2026-02-01T12:00:00.000Z' },
};
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

function openPrivacy(requests: PrivacyRequest[] = []) {
  fakeApi.answer(getPrivacyRequests, { requests });
  return mountScreen(<PrivacyPage merchant={{ shopUrl: SHOP, shopTimeZone: 'Europe/Berlin' }} />);
}

async function findLena(person: KnownSubscriber | null = LENA, erasedAt: string | null = null) {
  fakeApi.answer(findPerson, { person, erasedAt });
  const opened = openPrivacy();
  await opened.user.type(await screen.findByLabelText('Phone number'), '0151 12345678{Enter}');
  await waitFor(() => expect(fakeApi.requests(findPerson)).toHaveLength(1));
  return opened;
}

describe('finding a person', () => {
  it('shows the proof of consent for download', async () => {
    await findLena();
    await screen.findByRole('heading', { name: LENA.phoneShown });
    expect(fakeApi.requests(findPerson)[0]?.body).toEqual({ shopUrl: SHOP, phone: '0151 12345678' });
    for (const text of [
      'Lena',
      'Subscribed',
      'Agreed',
      'I agree to receive offers',
      '192.0.2.0/24',
      'German (Germany)',
    ])
      expect(screen.getByText(text)).toBeDefined();
    const links = ['CSV', 'JSON'].map((format) =>
      screen.getByRole('link', { name: new RegExp(`^${format}`) }).getAttribute('href'),
    );
    expect(links).toEqual(
      ['csv', 'json'].map(
        (format) => `/database/api/privacy/getProof?shopUrl=${SHOP}&subscriberId=${ID}&format=${format}`,
      ),
    );
  });

  it('says that the number is invalid until another one is typed', async () => {
    fakeApi.refuse(findPerson, 'PHONE_INVALID');
    const { user } = openPrivacy();
    expect((await button('Find')).disabled).toBe(true);
    await user.type(await screen.findByLabelText('Phone number'), '12');
    await user.click(await button('Find'));
    expect((await screen.findByRole('alert')).textContent).toContain('not a phone number');
    await user.type(screen.getByLabelText('Phone number'), '3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [null, false],
    ['2026-01-01T12:00:00.000Z', true],
  ])('says that nobody was found; erased at %s', async (erasedAt, isShown) => {
    await findLena(null, erasedAt);
    await screen.findByText(texts.findPerson.nobody, { exact: false });
    expect(screen.queryByText(/was erased on/) !== null).toBe(isShown);
  });

  it('shows a person who never agreed', async () => {
    await findLena({ ...LENA, proof: [], hasMarketingConsent: false });
    await screen.findByText(texts.proofList.none);
    expect(screen.getByText('Not subscribed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^CSV/ })).toBeNull();
  });
});

describe('the actions for a person', () => {
  it('include ending their consent, after a confirmation', async () => {
    fakeApi.answer(unsubscribePerson, { hadConsent: true });
    const { user } = await findLena();
    await user.click(await button('Unsubscribe'));
    const asks = await screen.findByRole('dialog', { name: `Unsubscribe ${LENA.phoneShown}?` });
    expect(document.activeElement).toBe(within(asks).getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeApi.requests(unsubscribePerson)).toEqual([]);
    await user.click(await button('Unsubscribe'));
    fakeApi.answer(findPerson, { person: { ...LENA, hasMarketingConsent: false }, erasedAt: null });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByText('Not subscribed');
    expect(fakeApi.requests(unsubscribePerson)[0]?.body).toEqual({ shopUrl: SHOP, subscriberId: ID });
  });

  it('include a copy of their data, which appears among the requests', async () => {
    fakeApi.answer(requestPersonData, { requestId: 'r' });
    const { user } = await findLena();
    await user.click(await button('Prepare a copy'));
    fakeApi.answer(getPrivacyRequests, { requests: [REQUEST] });
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Prepare a copy' }),
    );
    await screen.findByText('Ready');
    expect(screen.getByRole('heading', { name: LENA.phoneShown })).toBeDefined();
  });

  it('include erasing them, which removes the person from the page', async () => {
    fakeApi.answer(erasePerson, { requestId: 'r' });
    const { user } = await findLena();
    await user.click(await button('Erase'));
    await user.click(await button(texts.acts.erase.confirm));
    await waitFor(() => expect(screen.queryByText(LENA.phoneShown)).toBeNull());
    expect(fakeApi.requests(erasePerson)[0]?.body).toEqual({ shopUrl: SHOP, subscriberId: ID });
  });

  it('show an error if they fail', async () => {
    fakeApi.refuse(erasePerson, 'NOT_FOUND');
    const { user } = await findLena();
    await user.click(await button('Erase'));
    await user.click(await button(texts.acts.erase.confirm));
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: LENA.phoneShown })).toBeDefined();
  });
});

describe('the requests', () => {
  it.each<[string, Partial<PrivacyRequest>, string[]]>([
    [
      'in progress',
      { state: 'waiting', files: null },
      [texts.requests.kinds.dataRequest, texts.requests.waiting, '–'],
    ],
    ['failed', { state: 'failed', files: null }, ['Failed']],
    ['ready', {}, ['Ready', '4 entries', 'From you']],
    ['over', { files: null }, [texts.requests.filesRemoved]],
    [
      'erased',
      { kind: 'erasure', files: null, rowsFound: 0, origin: 'store' },
      [texts.requests.kinds.erasure, 'Erased', texts.requests.nothingFound, 'From the store'],
    ],
  ])('that are %s say so', async (_state, changes, shown) => {
    openPrivacy([{ ...REQUEST, ...changes }]);
    for (const text of shown) await screen.findByText(text);
    const files = screen
      .queryAllByRole('link', { name: /^Download/ })
      .map((link) => link.getAttribute('href'));
    expect(files).toEqual(changes.files === null ? [] : ['/files/a.html', '/files/a.json']);
  });

  it('have an empty state and an error state', async () => {
    fakeApi.refuse(getPrivacyRequests, 'DATABASE_AWAY');
    const { user } = mountScreen(<PrivacyPage merchant={{ shopUrl: SHOP, shopTimeZone: 'UTC' }} />);
    await screen.findByText('The privacy requests could not be loaded');
    fakeApi.answer(getPrivacyRequests, { requests: [] });
    await user.click(await button('Try again'));
    await screen.findByText('No requests yet');
  });
});
