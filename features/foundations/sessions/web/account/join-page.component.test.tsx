import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { acceptInvitation, getInvitation } from '../../contract/account-calls.ts';
import { logOut } from '../../contract/session-calls.ts';
import { texts } from '../../texts/en.ts';
import { JoinPage } from './join-page.tsx';

const TOKEN = 'a-token-of-an-invitation';
const INVITATION = {
  kind: 'person' as const,
  shopName: 'Demo Tea',
  email: 'ada@wren.example',
  role: 'support' as const,
  isKnown: false,
};

function openLink(invitation: Partial<typeof INVITATION> = {}) {
  fakeApi.answer(getInvitation, { ...INVITATION, ...invitation });
  return mountScreen(<JoinPage />, { address: `/join#${TOKEN}` });
}

const join = () => screen.findByRole('button', { name: texts.join.join });
const heading = (name: string) => screen.findByRole('heading', { name });

it('shows the shop, the address and the role, and uses nothing up before the button is pressed', async () => {
  openLink();
  await heading('Join the team of Demo Tea');
  screen.getByText('ada@wren.example');
  screen.getByText('Support');
  screen.getByText('Answers people. Cannot send campaigns or broadcasts.');
  expect(fakeApi.requests(getInvitation).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  expect(fakeApi.requests(acceptInvitation)).toEqual([]);
});

it('removes the secret from the address', async () => {
  openLink();
  await join();
  expect(location.pathname + location.hash).toBe('/join');
});

it('asks a new person for a name, and opens the app', async () => {
  const { user } = openLink();
  await user.click(await join());
  await screen.findByText(texts.join.nameWrong);
  fakeApi.answer(acceptInvitation, { next: 'loggedIn' });
  await pasteInto(user, screen.getByLabelText(texts.join.name), ' Ada ');
  await user.click(await join());
  await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
  expect(fakeApi.requests(acceptInvitation).map(({ body }) => body)).toEqual([{ token: TOKEN, name: 'Ada' }]);
});

it('sends a known person a login link instead', async () => {
  const { user } = openLink({ isKnown: true });
  await screen.findByText(texts.join.known);
  fakeApi.answer(acceptInvitation, { next: 'mailSent' });
  await user.click(await join());
  await heading(fill(texts.join.mailSent, { shop: 'Demo Tea' }));
  expect(screen.getByText('ada@wren.example')).toBeDefined();
  expect(leftFor()).toEqual([]);
});

it('offers to log out if somebody else is logged in', async () => {
  const { user } = openLink({ isKnown: true });
  fakeApi.refuse(acceptInvitation, 'INVITATION_FOR_OTHER');
  await user.click(await join());
  fakeApi.answer(logOut, { loggedOut: true });
  fakeApi.answer(acceptInvitation, { next: 'mailSent' });
  await user.click(await screen.findByRole('button', { name: texts.join.logOutAndJoin }));
  await heading(fill(texts.join.mailSent, { shop: 'Demo Tea' }));
  expect(fakeApi.requests(logOut)).toHaveLength(1);
});

it('says that an invitation is too old or used', async () => {
  fakeApi.refuse(getInvitation, 'INVITATION_EXPIRED');
  mountScreen(<JoinPage />, { address: `/join#${TOKEN}` });
  await heading(texts.join.useless);
  screen.getByText(/older than 7 days/);
});

it('says that a link is cut', async () => {
  mountScreen(<JoinPage />, { address: '/join#short' });
  await heading(texts.join.noLink);
});

it('offers to try again if the invitation cannot be loaded', async () => {
  fakeApi.loseConnection(getInvitation);
  const { user } = mountScreen(<JoinPage />, { address: `/join#${TOKEN}` });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeApi.answer(getInvitation, INVITATION);
  await user.click(again);
  await join();
});

describe('an invitation to an agency', () => {
  const TO_AGENCY = { ...INVITATION, kind: 'agency' as const };
  const open = (isKnown: boolean) => {
    fakeApi.answer(getInvitation, { ...TO_AGENCY, isKnown });
    return mountScreen(<JoinPage />, { address: `/join#${TOKEN}` });
  };

  it('asks a new person for the names of both, and opens the app', async () => {
    const { user } = open(false);
    await heading('Work for Demo Tea');
    const accept = screen.getByRole('button', { name: texts.join.joinAgency });
    await user.click(accept);
    screen.getByText(texts.join.nameWrong);
    screen.getByText(texts.join.agencyNameWrong);
    await pasteInto(user, screen.getByLabelText(texts.join.name), 'Ada');
    await user.click(accept);
    expect(fakeApi.requests(acceptInvitation)).toEqual([]);
    await pasteInto(user, screen.getByLabelText(texts.join.agencyName), ' Wren & Co ');
    fakeApi.answer(acceptInvitation, { next: 'loggedIn' });
    await user.click(accept);
    await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
    const [request] = fakeApi.requests(acceptInvitation);
    expect(request?.body).toEqual({ token: TOKEN, name: 'Ada', agencyName: 'Wren & Co' });
  });

  it('leads a person who is logged in to their agencies', async () => {
    const { user } = open(true);
    fakeApi.answer(acceptInvitation, { next: 'openAgencies' });
    await user.click(await screen.findByRole('button', { name: texts.join.goOn }));
    await waitFor(() => expect(leftFor()).toEqual(['/agency']));
  });

  it('sends a person who is not logged in a link first', async () => {
    const { user } = open(true);
    fakeApi.answer(acceptInvitation, { next: 'logInFirst' });
    await user.click(await screen.findByRole('button', { name: texts.join.goOn }));
    await heading(texts.join.logInFirst);
    screen.getByText(/open the link of the invitation again/);
  });
});

it('says that a new colleague of an agency without a store has to wait', async () => {
  const { email, isKnown } = INVITATION;
  fakeApi.answer(getInvitation, { kind: 'colleague', agencyName: 'Wren & Co', email, isKnown });
  const { user } = mountScreen(<JoinPage />, { address: `/join#${TOKEN}` });
  await heading('Join the agency Wren & Co');
  await pasteInto(user, screen.getByLabelText(texts.join.name), 'Ben');
  fakeApi.answer(acceptInvitation, { next: 'waitForShop' });
  await user.click(screen.getByRole('button', { name: texts.join.joinAgency }));
  await heading(texts.join.accepted);
  screen.getByText(/As soon as a store works with the agency/);
});
