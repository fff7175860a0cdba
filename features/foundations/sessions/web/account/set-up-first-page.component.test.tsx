import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApp } from '#features/foundations/second-factors/contract/security-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { logOut } from '../../contract/session-calls.ts';
import { texts } from '../../texts/en.ts';
import { SetUpFirstPage } from './set-up-first-page.tsx';

it('starts the set-up that the shop requires, and offers to log out', async () => {
  fakeApi.answer(startApp, {
    secret: 'GEZDGNBV',
    qrPath: 'M0 0h1v1h-1z',
    qrSize: 33,
    address: 'otpauth://totp/x',
  });
  const { user } = mountScreen(<SetUpFirstPage merchant={{ shopName: 'Demo Tea' }} />, {
    address: '/messages',
  });
  await screen.findByRole('heading', { name: texts.setUpFirst.title });
  screen.getByText(/^Demo Tea requires a second step/);
  await screen.findByText('GEZD GNBV');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  fakeApi.answer(logOut, { loggedOut: true });
  await user.click(screen.getByRole('button', { name: texts.setUpFirst.logOut }));
  await waitFor(() => expect(leftFor()).toEqual(['/']));
});

it('offers a passkey in place of the app', async () => {
  fakeApi.answer(startApp, {
    secret: 'GEZDGNBV',
    qrPath: 'M0 0h1v1h-1z',
    qrSize: 33,
    address: 'otpauth://totp/x',
  });
  const { user } = mountScreen(<SetUpFirstPage merchant={{ shopName: 'Demo Tea' }} />, {
    address: '/messages',
  });
  await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
  screen.getByLabelText('Name of the new passkey');
  await user.click(screen.getByRole('button', { name: 'Use an app instead' }));
  await screen.findByText('GEZD GNBV');
});
