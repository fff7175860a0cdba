import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import {
  acceptShopInvitation,
  createAgency,
  deleteAgency,
  getAgencies,
  inviteColleague,
  leaveAgency,
  leaveShop,
  removeColleague,
  setManager,
  withdrawColleague,
  type Agency,
  type AgencyPerson,
  type ShopInvitation,
} from '../../contract/agency-calls.ts';
import { texts } from '../../texts/en.ts';
import { AgencyPage } from './agency-page.tsx';

const ADA: AgencyPerson = {
  userId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  email: 'ada@wren.example',
  name: 'Ada',
  isManager: true,
  joinedAt: '2026-11-20T09:00:00.000Z',
  isThis: true,
};
const BEN: AgencyPerson = {
  ...ADA,
  userId: '0199f2c4-7a3b-7c1d-8e2f-123456789abd',
  email: 'ben@wren.example',
  name: 'Ben',
  isManager: false,
  isThis: false,
};
const TEA = {
  shopUrl: 'tea.myshopify.com',
  shopName: 'Demo Tea',
  role: 'marketer',
  joinedAt: '2026-11-20T09:00:00.000Z',
} as const;
const WREN: Agency = {
  agencyId: '0199f2c4-7a3b-7c1d-8e2f-123456789abe',
  name: 'Wren & Co',
  isManager: true,
  people: [ADA, BEN],
  invitations: [],
  shops: [TEA],
};
const OPEN = {
  invitationId: '0199f2c4-7a3b-7c1d-8e2f-123456789abf',
  email: 'cleo@wren.example',
  sentAt: '2026-11-26T09:00:00.000Z',
  expiresAt: '2026-12-03T09:00:00.000Z',
  isExpired: false,
};
const FROM_CUPS: ShopInvitation = {
  invitationId: OPEN.invitationId,
  shopName: 'Cups',
  role: 'viewer',
  expiresAt: '2026-12-03T09:00:00.000Z',
};

const answer = (agencies: Agency[], invitations: ShopInvitation[] = [], canSendMail = true) =>
  fakeApi.answer(getAgencies, { agencies, invitations, canSendMail });

function mountPage(person: object | null = {}) {
  const merchant = { shopTimeZone: 'Europe/Berlin', person };
  return mountScreen(<AgencyPage merchant={merchant} />, { address: '/agency' });
}

function openPage(agencies: Agency[] = [WREN], invitations: ShopInvitation[] = []) {
  answer(agencies, invitations);
  return mountPage();
}

const button = (name: string) => screen.findByRole('button', { name });
const confirm = async (title: string, name: string) =>
  within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name });
const bodies = (call: Parameters<typeof fakeApi.requests>[0]) =>
  fakeApi.requests(call).map(({ body }) => body);
const { agencyId } = WREN;

describe('the people of an agency', () => {
  it('are listed with the managers among them', async () => {
    openPage();
    const table = await screen.findByRole('region', { name: 'The people of Wren & Co' });
    const [, ada, ben] = within(table).getAllByRole('row');
    expect(ada?.textContent).toContain(texts.agency.manager);
    expect(ben?.textContent).toContain('ben@wren.example');
    expect(within(table).queryByRole('button', { name: 'Remove Ada' })).toBeNull();
  });

  it('become managers, and are removed after a question', async () => {
    const { user } = openPage();
    fakeApi.answer(setManager, { isManager: true });
    answer([{ ...WREN, people: [ADA, { ...BEN, isManager: true }] }]);
    await user.click(await button('Make manager: Ben'));
    await screen.findByText('Ben is a manager now');
    expect(bodies(setManager)).toEqual([{ agencyId, userId: BEN.userId, isManager: true }]);
    await button('Remove as manager: Ben');
    await user.click(await button('Remove Ben'));
    expect(bodies(removeColleague)).toEqual([]);
    fakeApi.answer(removeColleague, { removed: true });
    answer([{ ...WREN, people: [ADA] }]);
    await user.click(await confirm('Remove Ben?', texts.people.remove));
    await screen.findByText('Ben was removed');
    await waitFor(() => expect(screen.queryByText('ben@wren.example')).toBeNull());
    expect(bodies(removeColleague)).toEqual([{ agencyId, userId: BEN.userId }]);
  });

  it('have a manager at all times, which the page says', async () => {
    const { user } = openPage();
    fakeApi.refuse(setManager, 'LAST_MANAGER');
    await user.click(await button('Remove as manager: Ada'));
    await screen.findByText(/^An agency needs at least one manager/);
  });

  it('are invited, and the invitation is sent again and withdrawn', async () => {
    const { user } = openPage();
    await user.click(await button(texts.invite.send));
    await screen.findByText(texts.invite.emailWrong);
    await pasteInto(user, screen.getByLabelText(texts.invite.email), ` ${OPEN.email} `);
    fakeApi.answer(inviteColleague, OPEN);
    answer([{ ...WREN, invitations: [OPEN] }]);
    await user.click(await button(texts.invite.send));
    await screen.findByText('Invitation sent to cleo@wren.example');
    await user.click(await button('Send again to cleo@wren.example'));
    const sent = { agencyId, email: OPEN.email };
    await waitFor(() => expect(bodies(inviteColleague)).toEqual([sent, sent]));
    fakeApi.answer(withdrawColleague, { withdrawn: true });
    answer([WREN]);
    await user.click(await button('Withdraw the invitation of cleo@wren.example'));
    await waitFor(() => expect(screen.queryByText(OPEN.email)).toBeNull());
    expect(bodies(withdrawColleague)).toEqual([{ agencyId, invitationId: OPEN.invitationId }]);
  });

  it('see everything and change nothing without being managers, but can leave', async () => {
    const { user } = openPage([{ ...WREN, isManager: false }]);
    await screen.findByText(texts.agency.readOnly);
    expect(screen.queryByRole('button', { name: /^Remove|^Make|^Delete|^Stop|^Send/ })).toBeNull();
    fakeApi.answer(leaveAgency, { left: true });
    await user.click(await button('Leave agency: Wren & Co'));
    answer([]);
    await user.click(await confirm('Leave Wren & Co?', texts.agency.leave));
    await screen.findByText(texts.agency.none);
    expect(bodies(leaveAgency)).toEqual([{ agencyId }]);
  });
});

describe('the stores of an agency', () => {
  it('are left after a question', async () => {
    const { user } = openPage();
    await user.click(await button('Stop working for Demo Tea'));
    fakeApi.answer(leaveShop, { left: true });
    answer([{ ...WREN, shops: [] }]);
    await user.click(await confirm('Stop working for Demo Tea?', texts.agency.leaveShop));
    await screen.findByText(texts.agency.noShops);
    expect(bodies(leaveShop)).toEqual([{ agencyId, fromShopUrl: TEA.shopUrl }]);
  });
});

describe('an invitation of a store', () => {
  it('is accepted for an agency of the reader', async () => {
    const other = { ...WREN, agencyId: BEN.userId, name: 'Tern' };
    const { user } = openPage(
      [WREN, other, { ...other, agencyId: ADA.userId, isManager: false }],
      [FROM_CUPS],
    );
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: fill(texts.agency.which, { shop: 'Cups' }),
    });
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Wren & Co',
      'Tern',
      texts.agency.newAgency,
    ]);
    await user.selectOptions(choice, 'Tern');
    fakeApi.answer(acceptShopInvitation, { agencyId: other.agencyId });
    answer([WREN, other]);
    await user.click(await button('Accept invitation: Cups'));
    await screen.findByText('Your agency works for Cups now');
    const { invitationId } = FROM_CUPS;
    expect(bodies(acceptShopInvitation)).toEqual([{ invitationId, agencyId: other.agencyId, name: null }]);
    await waitFor(() => expect(screen.queryByText(texts.agency.fromShops)).toBeNull());
  });

  it('is accepted for a new agency, which needs a name', async () => {
    const { user } = openPage([], [FROM_CUPS]);
    const accept = await button('Accept invitation: Cups');
    const panel = within(screen.getByRole('region', { name: texts.agency.fromShops }));
    await user.click(accept);
    await panel.findByText(texts.agency.nameWrong);
    await pasteInto(user, panel.getByLabelText(texts.agency.name), ' Wren & Co ');
    fakeApi.answer(acceptShopInvitation, { agencyId });
    answer([WREN]);
    await user.click(accept);
    await screen.findByText('Your agency works for Cups now');
    const { invitationId } = FROM_CUPS;
    expect(bodies(acceptShopInvitation)).toEqual([{ invitationId, agencyId: null, name: 'Wren & Co' }]);
  });
});

it('creates an agency', async () => {
  const { user } = openPage([]);
  const create = await button(texts.agency.create);
  await user.click(create);
  await screen.findByText(texts.agency.nameWrong);
  await pasteInto(user, screen.getByLabelText(texts.agency.name), 'Wren & Co');
  fakeApi.answer(createAgency, { agencyId });
  answer([WREN]);
  await user.click(create);
  await screen.findByText('Wren & Co was created');
  await screen.findByText('ben@wren.example');
  expect(bodies(createAgency)).toEqual([{ name: 'Wren & Co' }]);
});

it('deletes an agency after a question', async () => {
  const { user } = openPage();
  await user.click(await button('Delete agency: Wren & Co'));
  fakeApi.answer(deleteAgency, { deleted: true });
  answer([]);
  await user.click(await confirm('Delete Wren & Co?', texts.agency.delete));
  await screen.findByText('Wren & Co was deleted');
  expect(bodies(deleteAgency)).toEqual([{ agencyId }]);
});

it('leads the owner, who is no person, to the team', async () => {
  mountPage(null);
  const link = await screen.findByRole('link', { name: texts.settingsLink.link });
  expect(link.getAttribute('href')).toBe('/settings/team');
  expect(fakeApi.requests(getAgencies)).toEqual([]);
});

it('offers to try again if the agencies cannot be loaded', async () => {
  fakeApi.refuse(getAgencies, 'DATABASE_AWAY');
  const { user } = mountPage();
  const again = await button('Try again');
  answer([WREN]);
  await user.click(again);
  await screen.findByText('ben@wren.example');
});
