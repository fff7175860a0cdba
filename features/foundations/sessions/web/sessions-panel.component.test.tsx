import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { ReaderRole } from '#platform/ui-kit/rights/reader-role.ts';
import { endLogin, listLogins, logOutEverywhere, type Login } from '../contract/session-calls.ts';
import { texts } from '../texts/en.ts';
import { readSavedTarget, saveTarget } from './saved-target.ts';
import { SessionsPanel } from './sessions-panel.tsx';

const LAPTOP: Login = {
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  browser: 'Firefox',
  system: 'Linux',
  ipAddress: '198.51.100.7',
  loggedInAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-27T10:00:00.000Z',
  person: null,
  isThis: true,
};
const PHONE: Login = {
  ...LAPTOP,
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abd',
  browser: 'Safari',
  system: 'iOS',
  isThis: false,
};
const UNKNOWN: Login = {
  ...PHONE,
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abe',
  browser: null,
  system: null,
  ipAddress: null,
  lastUsedAt: null,
};

function mount(logins: Login[]) {
  fakeApi.answer(listLogins, { logins });
  return mountScreen(<SessionsPanel timeZone="Europe/Berlin" />, { address: '/settings' });
}

const lineOf = async (device: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${device}`) }));

it('ends the login of another device, but not the one in use', async () => {
  const { user } = mount([LAPTOP, PHONE]);
  const laptop = await lineOf('Firefox on Linux');
  laptop.getByText(texts.logins.thisBrowser);
  expect(laptop.queryByRole('button')).toBeNull();
  fakeApi.answer(endLogin, { ended: true });
  fakeApi.answer(listLogins, { logins: [LAPTOP] });
  await user.click(
    (await lineOf('Safari on iOS')).getByRole('button', { name: 'End the login Safari on iOS' }),
  );
  await screen.findByText(texts.logins.ended);
  expect(fakeApi.requests(endLogin).map(({ body }) => body)).toEqual([{ loginId: PHONE.id }]);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('shows the owner whose login each is', async () => {
  mount([LAPTOP, { ...PHONE, person: 'Ada' }]);
  (await lineOf('Firefox on Linux')).getByText(texts.logins.owner);
  (await lineOf('Safari on iOS')).getByText('Ada');
});

it('shows other people only their own logins, without a column for people', async () => {
  fakeApi.answer(listLogins, { logins: [{ ...LAPTOP, person: 'Ada' }] });
  mountScreen(
    <ReaderRole value={{ role: 'admin', name: 'Admin' }}>
      <SessionsPanel timeZone="Europe/Berlin" />
    </ReaderRole>,
    { address: '/settings' },
  );
  await lineOf('Firefox on Linux');
  screen.getByText(texts.logins.ownText);
  screen.getByText(texts.logOutEverywhere.ownText);
  expect(screen.queryByRole('columnheader', { name: texts.logins.person })).toBeNull();
});

it('says what is not known about a login', async () => {
  mount([UNKNOWN]);
  const line = await lineOf(texts.logins.unknownDevice);
  line.getByText(texts.logins.notUsed);
  line.getByText(texts.logins.unknownAddress);
});

it('offers to try again if the logins cannot be loaded', async () => {
  fakeApi.refuse(listLogins, 'INTERNAL');
  const { user } = mountScreen(<SessionsPanel timeZone="Europe/Berlin" />, { address: '/settings' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeApi.answer(listLogins, { logins: [LAPTOP] });
  await user.click(again);
  await lineOf('Firefox on Linux');
});

it('logs out everywhere, and keeps no page for the next login', async () => {
  fakeApi.answer(logOutEverywhere, { loggedOut: true });
  const { user } = mount([LAPTOP]);
  await user.click(await screen.findByRole('button', { name: texts.logOutEverywhere.logOut }));
  await waitFor(() => expect(leftFor()).toEqual(['/']));
  saveTarget('/settings');
  dispatchEvent(new Event('pagehide'));
  expect(readSavedTarget()).toBeNull();
});
