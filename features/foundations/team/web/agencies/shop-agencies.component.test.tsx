import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import {
  changeAgencyRole,
  getShopAgencies,
  inviteAgency,
  removeAgency,
  withdrawAgencyInvitation,
  type ShopAgency,
} from '../../contract/shop-agency-calls.ts';
import { getTeam, removePerson, resetSecondFactor, type Invitation } from '../../contract/team-calls.ts';
import { texts } from '../../texts/en.ts';
import { TeamPage } from '../team-page.tsx';

const SHOP = 'demo.myshopify.com';
const ADA: ShopAgency['people'][number] = {
  userId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  email: 'ada@wren.example',
  name: 'Ada',
  lastUsedAt: '2026-11-27T10:00:00.000Z',
  hasSecondFactor: true,
  access: 'thisAgency',
  isThis: false,
};
const WREN: ShopAgency = {
  agencyId: '0199f2c4-7a3b-7c1d-8e2f-123456789abe',
  name: 'Wren & Co',
  role: 'marketer',
  invitedBy: null,
  invitedAt: '2026-11-20T09:00:00.000Z',
  people: [ADA],
};
const OPEN: Invitation = {
  invitationId: '0199f2c4-7a3b-7c1d-8e2f-123456789abd',
  email: 'cleo@tern.example',
  role: 'viewer',
  sentAt: '2026-11-26T09:00:00.000Z',
  expiresAt: '2026-12-03T09:00:00.000Z',
  isExpired: false,
};

const answer = (agencies: ShopAgency[], invitations: Invitation[] = []) =>
  fakeApi.answer(getShopAgencies, { agencies, invitations });

function openTeam(agencies: ShopAgency[] = [WREN], role: Role = 'owner', invitations: Invitation[] = []) {
  answer(agencies, invitations);
  fakeApi.answer(getTeam, {
    people: [],
    invitations: [],
    canSendMail: true,
    requiresSecondFactor: false,
  });
  const merchant = {
    shopUrl: SHOP,
    shopName: 'Demo Tea',
    shopTimeZone: 'Europe/Berlin',
    role,
    helpUrl: 'https://help.example',
  };
  return mountScreen(<TeamPage merchant={merchant} />, { address: '/settings/team' });
}

const panel = async () => within(await screen.findByRole('region', { name: 'Agency: Wren & Co' }));
const button = (name: string) => screen.findByRole('button', { name });
const confirm = async (title: string, name: string) =>
  within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name });
const bodies = (call: Parameters<typeof fakeApi.requests>[0]) =>
  fakeApi.requests(call).map(({ body }) => body);

describe('an agency of the shop', () => {
  it('is shown with its people and how each of them works here', async () => {
    const people = (['member', 'otherAgency', 'none'] as const).map((access, at) => ({
      ...ADA,
      userId: `0199f2c4-7a3b-7c1d-8e2f-12345678900${at}`,
      name: access,
      access,
    }));
    openTeam([{ ...WREN, invitedBy: 'Olga', people: [ADA, ...people] }]);
    const shown = await panel();
    shown.getByText(/^Invited by/);
    shown.getByText('Olga');
    const [, ...rows] = shown.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('ada@wren.example');
    for (const [at, { access }] of people.entries())
      expect(rows[at + 1]).toContain(texts.shopAgencies[access]);
    expect(shown.getAllByRole('button', { name: /^Remove (?!agency)/ })).toHaveLength(1);
  });

  it('gets another role', async () => {
    const { user } = openTeam();
    fakeApi.answer(changeAgencyRole, { role: 'viewer' });
    const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Wren & Co' });
    answer([{ ...WREN, role: 'viewer' }]);
    await user.selectOptions(role, 'viewer');
    await screen.findByText('Wren & Co: Viewer');
    await waitFor(() => expect(role.value).toBe('viewer'));
    expect(bodies(changeAgencyRole)).toEqual([{ shopUrl: SHOP, agencyId: WREN.agencyId, role: 'viewer' }]);
  });

  it('is removed after a question that says what goes on', async () => {
    const { user } = openTeam();
    await user.click(await button('Remove agency: Wren & Co'));
    screen.getByText(texts.shopAgencies.removeText);
    fakeApi.answer(removeAgency, { removed: true });
    answer([]);
    await user.click(await confirm('Remove the agency Wren & Co?', texts.shopAgencies.remove));
    await screen.findByText('Wren & Co was removed');
    await waitFor(() => expect(screen.queryByText('ada@wren.example')).toBeNull());
    expect(bodies(removeAgency)).toEqual([{ shopUrl: SHOP, agencyId: WREN.agencyId }]);
  });

  it('has people whom the owner removes one by one, and whose second step the owner resets', async () => {
    const { user } = openTeam();
    await user.click(await button('Reset second step of Ada'));
    fakeApi.answer(resetSecondFactor, { reset: true });
    await user.click(await confirm('Reset the second step of Ada?', texts.people.resetConfirm));
    await waitFor(() => expect(bodies(resetSecondFactor)).toEqual([{ shopUrl: SHOP, userId: ADA.userId }]));
    await user.click(await button('Remove Ada'));
    screen.getByText(texts.shopAgencies.removePersonText);
    fakeApi.answer(removePerson, { removed: true });
    answer([{ ...WREN, people: [{ ...ADA, access: 'none' }] }]);
    await user.click(await confirm('Remove Ada?', texts.people.remove));
    await screen.findByText(texts.shopAgencies.none);
    expect(bodies(removePerson)).toEqual([{ shopUrl: SHOP, userId: ADA.userId }]);
  });

  it('is only shown to others', async () => {
    openTeam([{ ...WREN, people: [{ ...ADA, isThis: true }] }], 'admin', [OPEN]);
    const shown = await panel();
    shown.getByText('Role: Marketer');
    shown.getByText(texts.people.you);
    await screen.findByText(OPEN.email);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.leave.leave]);
    expect(screen.getByRole('link', { name: texts.agency.link }).getAttribute('href')).toBe('/agency');
  });
});

describe('an invitation to an agency', () => {
  it('is sent, sent again and withdrawn', async () => {
    const { user } = openTeam([]);
    await user.click(await screen.findByRole('radio', { name: texts.shopAgencies.anAgency }));
    screen.getByText(texts.shopAgencies.agencyText);
    await pasteInto(user, screen.getByLabelText(texts.invite.email), OPEN.email);
    await user.click(screen.getByRole('radio', { name: 'Viewer' }));
    fakeApi.answer(inviteAgency, OPEN);
    answer([], [OPEN]);
    await user.click(await button(texts.invite.send));
    await screen.findByText('Invitation sent to cleo@tern.example');
    await screen.findByRole('region', { name: texts.shopAgencies.invitationsTable });
    await user.click(await button('Send again to cleo@tern.example'));
    const sent = { shopUrl: SHOP, email: OPEN.email, role: 'viewer' };
    await waitFor(() => expect(bodies(inviteAgency)).toEqual([sent, sent]));
    fakeApi.answer(withdrawAgencyInvitation, { withdrawn: true });
    answer([]);
    await user.click(await button('Withdraw the invitation of cleo@tern.example'));
    await waitFor(() => expect(screen.queryByText(OPEN.email)).toBeNull());
    expect(bodies(withdrawAgencyInvitation)).toEqual([{ shopUrl: SHOP, invitationId: OPEN.invitationId }]);
  });
});

it('offers to try again if the agencies cannot be loaded', async () => {
  const { user } = openTeam();
  fakeApi.refuse(getShopAgencies, 'DATABASE_AWAY');
  const again = await button('Try again');
  answer([WREN]);
  await user.click(again);
  await panel();
});
