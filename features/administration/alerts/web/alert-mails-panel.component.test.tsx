import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import {
  getAlertMails,
  saveAlertMails,
  sendTestMail,
  type AlertMails,
} from '../contract/alert-mail-calls.ts';
import { texts } from '../texts/en.ts';
import { AlertMailsPanel } from './alert-mails-panel.tsx';

const SHOP = 'demo.myshopify.com';
const words = texts.mailSettings;

function open(changes: Partial<AlertMails> = {}) {
  let stored: AlertMails = {
    isOn: true,
    email: null,
    storeEmail: 'owner@demo.example',
    canSend: true,
    ...changes,
  };
  fakeApi.answer(getAlertMails, () => stored);
  fakeApi.answer(saveAlertMails, ({ body: { isOn, email } }) => (stored = { ...stored, isOn, email }));
  return mountScreen(<AlertMailsPanel shopUrl={SHOP} />);
}

const address = () => screen.findByLabelText<HTMLInputElement>(words.email);

it('goes to the address of the store, and says so', async () => {
  open();
  expect((await address()).value).toBe('');
  expect(screen.getByText(fill(words.emailHint, { email: 'owner@demo.example' }))).toBeDefined();
});

it('refuses what is no address, then saves another one and sends a test there', async () => {
  fakeApi.answer(sendTestMail, { email: 'eva@shop.example' });
  const { user } = open();
  await pasteInto(user, await address(), 'eva@');
  await user.click(screen.getByRole('button', { name: words.save }));
  expect(screen.getByText(words.emailWrong)).toBeDefined();
  expect(fakeApi.requests(saveAlertMails)).toEqual([]);
  await pasteInto(user, await address(), 'shop.example');
  expect(screen.queryByRole('button', { name: words.test })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.save }));
  await user.click(await screen.findByRole('button', { name: words.test }));
  expect(fakeApi.requests(saveAlertMails)[0]?.body).toMatchObject({ isOn: true, email: 'eva@shop.example' });
  expect(await screen.findByText(fill(words.tested, { email: 'eva@shop.example' }))).toBeDefined();
});

it('is turned off, and offers no test then', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: words.switch }));
  expect(screen.queryByLabelText(words.email)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.save }));
  await waitFor(() => expect(screen.queryByRole('button', { name: words.save })).toBeNull());
  expect(fakeApi.requests(saveAlertMails)[0]?.body).toMatchObject({ isOn: false, email: null });
  expect(screen.queryByRole('button', { name: words.test })).toBeNull();
});

it('says that no mail server is set up', async () => {
  open({ canSend: false });
  expect(await screen.findByText(words.noServer)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.test })).toBeNull();
});

it('says that the settings could not be loaded, and loads them again', async () => {
  fakeApi.refuse(getAlertMails, 'INTERNAL');
  const { user } = mountScreen(<AlertMailsPanel shopUrl={SHOP} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fakeApi.requests(getAlertMails)).toHaveLength(2));
});
