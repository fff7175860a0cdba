import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeApi, type FakeApi } from '#platform/testing/screen/fake-api.ts';
import { openScreen } from '#platform/testing/screen/open-screen.tsx';
import {
  changePlan,
  getPlans,
  getShopPlan,
  raiseUsageCap,
  toggleHasActiveCharge,
} from '../contract/plan-calls.ts';
import type { PlanDetails } from '../contract/plan.ts';
import { BUSINESS, FREE, HOLDER, PLANS, TRIAL } from '../testing/sample-plans.ts';
import { closeCap } from './open-cap.ts';
import { closePlans } from './open-plans.ts';
import { PlanBadge } from './plan-badge.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PlanOverlays } from './plan-overlays.tsx';
import { useCurrentPlan } from './use-current-plan.ts';

interface Shop {
  planDetails?: Partial<PlanDetails>;
  charge?: PlanDetails['status'];
  logOut?: () => void;
}

function open(
  { planDetails = FREE, charge = 'active', logOut = () => undefined }: Shop = {},
  prepare: (api: FakeApi) => void = () => undefined,
) {
  const api = createFakeApi();
  api.answer(getPlans, PLANS);
  prepare(api);
  const merchant = {
    ...HOLDER,
    chargeStatus: { status: charge, confirmationUrl: 'https://shop.test/approve' },
    planDetails: { ...TRIAL, ...planDetails },
  };
  const page = (
    <>
      <PlanBadge merchant={merchant} />
      <PlanNotice merchant={merchant} />
      <PlanOverlays merchant={merchant} logOut={logOut} />
    </>
  );
  return { api, ...openScreen(page) };
}

/** The plans are opened from anywhere, so that whether they are open is remembered beside the page. */
beforeEach(() => {
  closePlans();
  closeCap();
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const badge = () => screen.getByRole('button', { name: /^Your plan:/ });
const plan = (plans: HTMLElement, name: string) => within(plans).findByRole('listitem', { name });

test('the badge names the plan and opens the plans with a key; Close closes them', async () => {
  const { user } = open();
  expect(badge().textContent).toMatch(/Free$/);
  badge().focus();
  await user.keyboard('{Enter}');
  const plans = await dialog('You are currently on the Free plan');
  const free = await plan(plans, 'Free');
  expect(within(free).getByRole<HTMLButtonElement>('button', { name: 'Current plan' }).disabled).toBe(true);
  expect(within(plans).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(plans.textContent).toContain(`whoever runs Bellbird at ${location.host}`);
  await user.click(within(plans).getByRole('button', { name: 'Close the plans' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the hint beside a price says from which revenue on it is charged', async () => {
  const { user } = open();
  await user.click(badge());
  const automated = await plan(await dialog('You are currently on the Free plan'), 'WhatsApp Automated');
  expect(
    within(automated)
      .getByRole('button', { name: /^About this price/ })
      .getAttribute('aria-label'),
  ).toBe('About this price: Free upto $200/month of attributed revenue then $9.99/month');
});

test('the message prices are one table, with the way back to the plans', async () => {
  const { user } = open();
  await user.click(badge());
  await user.click(await screen.findByRole('button', { name: 'Message prices' }));
  const prices = await dialog('Message prices');
  expect(within(prices).getAllByRole('table')).toHaveLength(1);
  expect(within(prices).getByRole('row', { name: /^WhatsApp Automated/ }).textContent).toContain(
    '$5 for each 100 more',
  );
  await user.click(within(prices).getByRole('button', { name: 'Back to the plans' }));
  await dialog('You are currently on the Free plan');
});

test('says why the plans could not be loaded, and loads them on another try', async () => {
  const { api, user } = open({}, (prepared) => prepared.refuse(getPlans, 'DATABASE_AWAY'));
  await user.click(badge());
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('The plans could not be loaded');
  api.answer(getPlans, PLANS);
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  await plan(await screen.findByRole('dialog'), 'WhatsApp Business');
});

test('a chosen plan is asked for by its name, and no other one meanwhile', async () => {
  const { api, user } = open();
  api.hold(changePlan);
  await user.click(badge());
  const plans = await dialog('You are currently on the Free plan');
  const business = await plan(plans, 'WhatsApp Business');
  await user.click(within(business).getByRole('button', { name: 'Select Plan' }));
  await screen.findByText('Changing plan');
  expect(api.sentTo(changePlan).at(-1)?.body).toEqual({
    shopURL: 'demo.myshopify.com',
    plan: 'WhatsApp Business',
  });
  const automated = await plan(plans, 'WhatsApp Automated');
  expect(within(automated).getByRole<HTMLButtonElement>('button', { name: 'Select Plan' }).disabled).toBe(
    true,
  );
});

test('a refused change says why, and another plan can be chosen', async () => {
  const { api, user } = open();
  api.refuse(changePlan, 'PLAN_CHANGE_UNDER_WAY');
  await user.click(badge());
  const business = await plan(await dialog('You are currently on the Free plan'), 'WhatsApp Business');
  await user.click(within(business).getByRole('button', { name: 'Select Plan' }));
  await screen.findByText('Error in changing plan');
  expect(within(business).getByRole<HTMLButtonElement>('button', { name: 'Select Plan' }).disabled).toBe(
    false,
  );
});

test('what was used of the plan is told beside what it includes', async () => {
  const { user } = open({ planDetails: BUSINESS });
  expect(badge().textContent).toMatch(/14 days left in Free Trial$/);
  await user.click(badge());
  const plans = await dialog('You are currently on the WhatsApp Business plan');
  expect(within(plans).getByRole('progressbar', { name: 'Messages this cycle' })).toBeDefined();
  const revenue = within(plans).getByRole('progressbar', { name: 'Attributed revenue this cycle' });
  expect(revenue.getAttribute('aria-valuetext')).toBe('$0/$100, 0 percent');
  const usage = within(plans).getByRole('progressbar', { name: 'Usage charges this cycle' });
  expect(usage.getAttribute('aria-valuetext')).toBe('$0/$100, 0 percent');
});

test('a higher usage limit that is mistyped is refused beside the field, then sent in cents', async () => {
  const { api, user } = open({ planDetails: BUSINESS });
  api.hold(raiseUsageCap);
  await user.click(badge());
  await user.click(await screen.findByRole('button', { name: 'Raise the limit' }));
  const asks = await dialog('Raise your usage limit');
  await user.click(within(asks).getByRole('radio', { name: 'Another amount' }));
  const amount = within(asks).getByRole('textbox', { name: 'Amount in US dollars' });
  await user.type(amount, '90{Enter}');
  expect((await within(asks).findByRole('alert')).textContent).toBe(
    'Enter more than $100, which is your limit now.',
  );
  expect(api.sentTo(raiseUsageCap)).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '120{Enter}');
  await waitFor(() => expect(api.sentTo(raiseUsageCap).at(-1)?.body).toMatchObject({ capMinor: 120_00 }));
});

test('while messages wait, the notice leads to a higher limit', async () => {
  const { user } = open({ planDetails: { ...BUSINESS, limitReachedOn: '2026-03-10T00:00:00.000Z' } });
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Further messages wait until');
  expect(within(notice).queryByRole('button', { name: 'Close this notice' })).toBeNull();
  await user.click(within(notice).getByRole('button', { name: 'Raise the limit' }));
  await dialog('Raise your usage limit');
});

test('an upgrade that waits for its approval can be cancelled', async () => {
  const { api, user } = open({ charge: 'pending' });
  api.answer(toggleHasActiveCharge, { status: 'active' });
  const asks = await dialog('Approve Charges');
  expect(within(asks).getByRole('link', { name: 'Approve Charges' }).getAttribute('href')).toBe(
    'https://shop.test/approve',
  );
  await user.click(within(asks).getByRole('button', { name: 'Close' }));
  await screen.findByText('Successfully cancelled plan!');
  expect(api.sentTo(toggleHasActiveCharge).at(-1)?.body).toEqual({
    shopUrl: 'demo.myshopify.com',
    state: true,
  });
});

test('a declined charge leaves two ways on, and no other', async () => {
  const { user } = open({ charge: 'declined' });
  const declined = await dialog('The charge was not approved');
  expect(within(declined).getByRole('button', { name: 'Stay on Free' })).toBeDefined();
  expect(within(declined).getByRole('link', { name: 'Approve Charges' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'The charge was not approved' })).toBeDefined();
});

test('without a plan nothing goes on before one is chosen, but the way out', async () => {
  const logOut = vi.fn<() => void>();
  const { user } = open({ charge: 'init', logOut });
  const forced = await dialog('Please select a plan below to continue');
  await user.keyboard('{Escape}');
  expect(within(forced).queryByRole('button', { name: 'Close the plans' })).toBeNull();
  expect((await plan(forced, 'WhatsApp Business')).textContent).toContain('$39.99');
  await user.click(within(forced).getByRole('button', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledOnce();
});

test('a shop of long ago is greeted, and led to the plans', async () => {
  const { user } = open({ charge: 'pendingOld' });
  const welcome = await dialog('Welcome to Bellbird');
  expect(welcome.textContent).toContain('free for the first 30 days');
  await user.click(within(welcome).getByRole('button', { name: 'See the plans' }));
  await dialog('You are currently on the Free plan');
});

/** The badge as it is in the app: with the plan as it is now. */
function CurrentBadge() {
  return <PlanBadge merchant={useCurrentPlan(HOLDER)} />;
}

test('until the plan is fetched, the badge shows the plan of the login', async () => {
  const api = createFakeApi();
  const answer = api.hold(getShopPlan);
  openScreen(<CurrentBadge />);
  expect(badge().textContent).toMatch(/14 days left in Free Trial$/);
  answer({ ...TRIAL, remainingTrialDays: 3 });
  await waitFor(() => expect(badge().textContent).toMatch(/3 days left in Free Trial$/));
});

test('a plan that could not be fetched is shown as Free', async () => {
  createFakeApi().refuse(getShopPlan, 'INTERNAL');
  openScreen(<CurrentBadge />);
  await waitFor(() => expect(badge().textContent).toMatch(/Free$/));
});

test('a server without plans shows none of them', () => {
  open({ planDetails: { ...FREE, planId: 'unlimited' }, charge: 'init' });
  expect(screen.queryByRole('button', { name: /^Your plan:/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
