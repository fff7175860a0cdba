import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import {
  finishLogin,
  getLoginWays,
  logInByLink,
  sendLoginLink,
  startPasskeyLogin,
} from '../../contract/account-calls.ts';
import { texts } from '../../texts/en.ts';
import { LogInPage } from './log-in-page.tsx';

const TOKEN = 'a-token-of-a-login-link';
const ADA = 'ada@wren.example';

function open(address = '/log-in', provider: string | null = null) {
  fakeApi.answer(getLoginWays, { provider });
  return mountScreen(<LogInPage />, { address });
}

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

it('sends a link to the address, and sends it again', async () => {
  fakeApi.answer(sendLoginLink, { sent: true });
  const { user } = open();
  await pasteInto(user, screen.getByLabelText(texts.logIn.email), ` ${ADA} `);
  await user.click(await button(texts.logIn.send));
  await heading(texts.logIn.sent);
  screen.getByText(ADA);
  await user.click(await button(texts.logIn.sendAgain));
  await screen.findByText(texts.logIn.sentAgain);
  expect(fakeApi.requests(sendLoginLink).map(({ body }) => body)).toEqual([{ email: ADA }, { email: ADA }]);
});

it('takes another address after a typing mistake', async () => {
  fakeApi.answer(sendLoginLink, { sent: true });
  const { user } = open();
  await pasteInto(user, screen.getByLabelText(texts.logIn.email), 'adda@wren.example');
  await user.click(await button(texts.logIn.send));
  await user.click(await button(texts.logIn.otherAddress));
  expect(screen.getByLabelText<HTMLInputElement>(texts.logIn.email).value).toBe('adda@wren.example');
});

it('refuses a text that is no address', async () => {
  const { user } = open();
  await pasteInto(user, screen.getByLabelText(texts.logIn.email), 'ada');
  await user.click(await button(texts.logIn.send));
  await screen.findByText(texts.logIn.emailWrong);
  expect(fakeApi.requests(sendLoginLink)).toEqual([]);
});

it('says why no link can be sent', async () => {
  fakeApi.refuse(sendLoginLink, 'MAIL_NOT_SET_UP');
  const { user } = open();
  await pasteInto(user, screen.getByLabelText(texts.logIn.email), ADA);
  await user.click(await button(texts.logIn.send));
  expect((await screen.findByRole('alert')).textContent).toContain('No mail server is set up here');
});

it('uses a link up at the press of a button, and opens the app', async () => {
  fakeApi.answer(logInByLink, { loggedIn: true, steps: [] });
  const { user } = open(`/log-in#${TOKEN}`);
  await heading(texts.logIn.linkTitle);
  expect(location.hash).toBe('');
  expect(fakeApi.requests(logInByLink)).toEqual([]);
  await user.click(await button(texts.logIn.logIn));
  await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
  expect(fakeApi.requests(logInByLink).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

it('asks for a new link if this one was used', async () => {
  fakeApi.refuse(logInByLink, 'LOGIN_LINK_EXPIRED');
  const { user } = open(`/log-in#${TOKEN}`);
  await user.click(await button(texts.logIn.logIn));
  expect((await screen.findByRole('alert')).textContent).toContain('older than 15 minutes');
  await user.click(await button(texts.logIn.newLink));
  await heading(texts.logIn.title);
});

it('asks a person with a second step for a code', async () => {
  fakeApi.answer(logInByLink, { loggedIn: false, steps: ['code'] });
  const { user } = open(`/log-in#${TOKEN}`);
  await user.click(await button(texts.logIn.logIn));
  await heading(texts.secondStep.title);
  expect(location.search).toBe('?steps=code');
  expect(leftFor()).toEqual([]);
  const field = screen.getByLabelText(texts.secondStep.code);
  await pasteInto(user, field, '12');
  await user.click(await button(texts.secondStep.logIn));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.secondStep.codeWrong);
  fakeApi.refuse(finishLogin, 'CODE_WRONG');
  await user.clear(field);
  await pasteInto(user, field, '111111');
  await user.click(await button(texts.secondStep.logIn));
  expect((await screen.findByRole('alert')).textContent).toContain('This code is not right');
  fakeApi.answer(finishLogin, { loggedIn: true });
  await user.clear(field);
  await pasteInto(user, field, 'abcde-23456');
  await user.click(await button(texts.secondStep.logIn));
  await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
  expect(fakeApi.requests(finishLogin).map(({ body }) => body)).toEqual([
    { code: '111111' },
    { code: 'abcde-23456' },
  ]);
});

it('offers a new link after a code came too late', async () => {
  fakeApi.refuse(finishLogin, 'PENDING_LOGIN_EXPIRED');
  const { user } = open('/log-in?steps=code');
  await pasteInto(user, screen.getByLabelText(texts.secondStep.code), '123456');
  await user.click(await button(texts.secondStep.logIn));
  await user.click(await button(texts.secondStep.newLink));
  await heading(texts.logIn.title);
});

it('asks a person without an app for a passkey, and says if this browser has none', async () => {
  fakeApi.answer(startPasskeyLogin, { challenge: 'AAAA', host: 'localhost' });
  const { user } = open('/log-in?steps=passkey');
  await heading(texts.secondStep.passkeyTitle);
  expect(screen.queryByLabelText(texts.secondStep.code)).toBeNull();
  await user.click(await button(texts.secondStep.withPasskey));
  expect((await screen.findByRole('alert')).textContent).toContain('cannot use passkeys at this address');
});

it('offers a passkey in place of the link, and beside the code', async () => {
  open();
  await button(texts.logIn.byPasskey);
  open('/log-in?steps=code,passkey');
  await button(texts.secondStep.withPasskey);
});

it('leads to the login provider of the installation, and says why it refused somebody', async () => {
  open('/log-in?error=OPENID_NOT_A_MEMBER', 'Wren ID');
  const link = await screen.findByRole('link', { name: 'Log in with Wren ID' });
  expect(link.getAttribute('href')).toBe('/auth/openid');
  expect(screen.getByRole('alert').textContent).toContain('belongs to no team here');
});
