import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { getShopAgencies } from '../contract/shop-agency-calls.ts';
import {
  changeRole,
  getTeam,
  invite,
  leaveTeam,
  removePerson,
  requireSecondFactor,
  resetSecondFactor,
  withdrawInvitation,
  type Invitation,
  type TeamMember,
} from '../contract/team-calls.ts';
import { texts } from '../texts/en.ts';
import { TeamPage } from './team-page.tsx';

const SHOP = 'demo.myshopify.com';
const ADA: TeamMember = {
  userId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  email: 'ada@wren.example',
  name: 'Ada',
  role: 'marketer',
  joinedAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-27T10:00:00.000Z',
  hasSecondFactor: false,
  isThis: false,
};
const OPEN: Invitation = {
  invitationId: '0199f2c4-7a3b-7c1d-8e2f-123456789abd',
  email: 'ben@wren.example',
  role: 'viewer',
  sentAt: '2026-11-26T09:00:00.000Z',
  expiresAt: '2026-12-03T09:00:00.000Z',
  isExpired: false,
};

interface Team {
  people?: TeamMember[];
  invitations?: Invitation[];
  canSendMail?: boolean;
  requiresSecondFactor?: boolean;
}

const answerTeam = ({ people = [ADA], invitations = [], ...team }: Team) =>
  fakeApi.answer(getTeam, { people, invitations, canSendMail: true, requiresSecondFactor: false, ...team });

function openTeam(team: Team = {}, role: Role = 'owner') {
  answerTeam(team);
  return mountTeam(role);
}

function mountTeam(role: Role = 'owner') {
  fakeApi.answer(getShopAgencies, { agencies: [], invitations: [] });
  const merchant = {
    shopUrl: SHOP,
    shopName: 'Demo Tea',
    shopTimeZone: 'Europe/Berlin',
    role,
    helpUrl: 'https://help.example',
  };
  return mountScreen(<TeamPage merchant={merchant} />, { address: '/settings/team' });
}

const button = (name: string) => screen.findByRole('button', { name });
const bodies = (call: Parameters<typeof fakeApi.requests>[0]) =>
  fakeApi.requests(call).map(({ body }) => body);

describe('the people', () => {
  it('are listed after the owner', async () => {
    openTeam({ people: [{ ...ADA, lastUsedAt: null }] });
    const table = await screen.findByRole('region', { name: texts.people.table });
    const [, owner, ada] = within(table).getAllByRole('row');
    expect(owner?.textContent).toContain(texts.people.ownerIs);
    expect(ada?.textContent).toContain('ada@wren.example');
    expect(ada?.textContent).toContain(texts.people.notLoggedIn);
  });

  it('have an empty state', async () => {
    openTeam({ people: [] });
    await screen.findByText(texts.people.alone);
  });

  it('get another role', async () => {
    const { user } = openTeam();
    fakeApi.answer(changeRole, { role: 'support' });
    const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Ada' });
    expect(role.value).toBe('marketer');
    answerTeam({ people: [{ ...ADA, role: 'support' }] });
    await user.selectOptions(role, 'support');
    await screen.findByText('Ada: Support');
    expect(bodies(changeRole)).toEqual([{ shopUrl: SHOP, userId: ADA.userId, role: 'support' }]);
    await waitFor(() => expect(role.value).toBe('support'));
  });

  it('keep their role if the change is refused', async () => {
    const { user } = openTeam();
    fakeApi.refuse(changeRole, 'RIGHT_MISSING');
    const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Ada' });
    await user.selectOptions(role, 'admin');
    await screen.findByText('Your role in this store does not allow this. Ask the store’s owner.');
    await waitFor(() => expect(role.value).toBe('marketer'));
  });

  it('are removed after a question', async () => {
    const { user } = openTeam();
    fakeApi.answer(removePerson, { removed: true });
    await user.click(await button('Remove Ada'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Ada?' });
    expect(bodies(removePerson)).toEqual([]);
    answerTeam({ people: [] });
    await user.click(within(dialog).getByRole('button', { name: texts.people.remove }));
    await screen.findByText('Ada was removed');
    await screen.findByText(texts.people.alone);
    expect(bodies(removePerson)).toEqual([{ shopUrl: SHOP, userId: ADA.userId }]);
  });
});

describe('an invitation', () => {
  it('is sent with the chosen role, and then listed', async () => {
    const { user } = openTeam();
    const email = await screen.findByLabelText<HTMLInputElement>(texts.invite.email);
    await user.click(await button(texts.invite.send));
    await screen.findByText(texts.invite.emailWrong);
    await pasteInto(user, email, ' ben@wren.example ');
    const viewer = screen.getByRole('radio', { name: 'Viewer', description: /changes nothing/ });
    await user.click(viewer);
    fakeApi.answer(invite, OPEN);
    answerTeam({ invitations: [OPEN] });
    await user.click(await button(texts.invite.send));
    await screen.findByText('Invitation sent to ben@wren.example');
    await screen.findByRole('row', { name: /^ben@wren.example Viewer/ });
    expect(bodies(invite)).toEqual([{ shopUrl: SHOP, email: 'ben@wren.example', role: 'viewer' }]);
    expect(email.value).toBe('');
  });

  it('keeps the address if it is refused', async () => {
    const { user } = openTeam();
    fakeApi.refuse(invite, 'ALREADY_IN_TEAM');
    const email = await screen.findByLabelText<HTMLInputElement>(texts.invite.email);
    await pasteInto(user, email, ADA.email);
    await user.click(await button(texts.invite.send));
    await screen.findByText(/already belongs to the team/);
    expect(email.value).toBe(ADA.email);
  });

  it('is sent again, with the same role', async () => {
    const { user } = openTeam({ invitations: [{ ...OPEN, isExpired: true }] });
    await screen.findByText(texts.invitations.expired);
    fakeApi.answer(invite, OPEN);
    await user.click(await button('Send again to ben@wren.example'));
    await waitFor(() =>
      expect(bodies(invite)).toEqual([{ shopUrl: SHOP, email: 'ben@wren.example', role: 'viewer' }]),
    );
  });

  it('is withdrawn', async () => {
    const { user } = openTeam({ invitations: [OPEN] });
    fakeApi.answer(withdrawInvitation, { withdrawn: true });
    answerTeam({});
    await user.click(await button('Withdraw the invitation of ben@wren.example'));
    await screen.findByText('Invitation of ben@wren.example withdrawn');
    await waitFor(() => expect(screen.queryByText(texts.invitations.title)).toBeNull());
    expect(bodies(withdrawInvitation)).toEqual([{ shopUrl: SHOP, invitationId: OPEN.invitationId }]);
  });

  it('needs a mail server', async () => {
    openTeam({ canSendMail: false, invitations: [OPEN] });
    const help = await screen.findByRole('link', { name: 'Read how' });
    expect(help.getAttribute('href')).toBe('https://help.example');
    expect(screen.queryByRole('button', { name: texts.invite.send })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  });
});

describe('a person who is not the owner', () => {
  it('sees the team, but cannot change it', async () => {
    openTeam({ people: [{ ...ADA, isThis: true }], invitations: [OPEN] }, 'admin');
    await screen.findByText(/^Only the owner can change the team. Your role is Admin:/);
    await screen.findByText(texts.people.you);
    screen.getByText('ben@wren.example');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.leave.leave]);
  });

  it('leaves the team after a question', async () => {
    const { user } = openTeam({}, 'viewer');
    fakeApi.answer(leaveTeam, { left: true });
    await user.click(await button(texts.leave.leave));
    const dialog = await screen.findByRole('dialog', {
      name: fill(texts.leave.question, { shop: 'Demo Tea' }),
    });
    await user.click(within(dialog).getByRole('button', { name: texts.leave.leave }));
    await waitFor(() => expect(leftFor()).toEqual(['/']));
    expect(bodies(leaveTeam)).toEqual([{ shopUrl: SHOP }]);
  });
});

it('lists what each role may do', async () => {
  openTeam();
  const row = await screen.findByRole('row', { name: new RegExp(`^${texts.rights.names.market}`) });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replace('–', '')),
  ).toEqual(['Yes', 'Yes', 'Yes', 'No', 'No']);
});

it('offers to try again if the team cannot be loaded', async () => {
  fakeApi.refuse(getTeam, 'DATABASE_AWAY');
  const { user } = mountTeam();
  const again = await button('Try again');
  answerTeam({});
  await user.click(again);
  await screen.findByText('ada@wren.example');
});

describe('the second step at login', () => {
  it('is required by the owner', async () => {
    const { user } = openTeam();
    fakeApi.answer(requireSecondFactor, { isRequired: true });
    const choice = await screen.findByRole('switch', { name: texts.secondStep.switch });
    answerTeam({ requiresSecondFactor: true });
    await user.click(choice);
    await screen.findByText(texts.secondStep.on);
    expect(bodies(requireSecondFactor)).toEqual([{ shopUrl: SHOP, isRequired: true }]);
  });

  it('is not changed by anybody else', async () => {
    openTeam({ requiresSecondFactor: true }, 'admin');
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name: texts.secondStep.switch });
    expect([choice.checked, choice.disabled]).toEqual([true, true]);
    screen.getByText(texts.secondStep.others);
  });

  it('of a person is reset by the owner, after a question', async () => {
    const { user } = openTeam({ people: [{ ...ADA, hasSecondFactor: true }] });
    await user.click(await button('Reset second step of Ada'));
    const dialog = screen.getByRole('dialog');
    within(dialog).getByText(texts.people.resetText);
    fakeApi.answer(resetSecondFactor, { reset: true });
    answerTeam({});
    await user.click(within(dialog).getByRole('button', { name: texts.people.resetConfirm }));
    await screen.findByText(fill(texts.people.resetDone, { name: 'Ada' }));
    expect(bodies(resetSecondFactor)).toEqual([{ shopUrl: SHOP, userId: ADA.userId }]);
    await screen.findByText(texts.people.lacksStep);
  });

  it('of a person is only shown to others', async () => {
    openTeam({ people: [{ ...ADA, hasSecondFactor: true }] }, 'admin');
    await screen.findByText(texts.people.hasStep);
    expect(screen.queryByRole('button', { name: 'Reset second step of Ada' })).toBeNull();
  });
});
