import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  changePlan,
  getPlans,
  getShopPlan,
  raiseUsageCap,
  toggleHasActiveCharge,
} from '../contract/plan-calls.ts';
import type { ChargeStatus, PlanDetails, PlanHolder } from '../contract/plan.ts';
import { freeInstead } from '../rules/fallback-plan.ts';
import { planCards } from '../rules/plan-cards.ts';
import { OFFERS } from '../rules/plan-catalogue.ts';
import { priceSheet } from '../rules/price-sheet.ts';
import { forgetNumberSetUp, isNumberSetUpDue, rememberNumberSetUp } from './number-cookie.ts';
import { closeCap } from './open-cap.ts';
import { closePlans } from './open-plans.ts';
import { PlanBadge } from './plan-badge.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PlanOverlays } from './plan-overlays.tsx';
import { useCurrentPlan } from './use-current-plan.ts';

const SHOP = 'wren.example';
const STORE_PAGE = 'https://store.example/approve';
const BUSINESS: PlanDetails = {
  plan: 'WhatsApp Business Plan',
  planId: 'business',
  nextBillingOn: '2031-05-04T10:00:00.000Z',
  currentBillingCycleRevenue: '$12.00',
  currentPlanCappedAmount: '$100.00',
  remainingTrialDays: 0,
  features: {},
  status: 'active',
  confirmationUrl: null,
  readings: [{ meter: 'messages', used: 40, included: 100, most: 2100 }],
  cycleEndsOn: '2031-05-04T10:00:00.000Z',
  limitReachedOn: null,
  usageCap: { cappedMinor: 100_00, chargedMinor: 25_00, canRaise: true },
  isNearCap: false,
};
const FREE = freeInstead(BUSINESS);

let logOuts = 0;

beforeEach(() => {
  logOuts = 0;
});
afterEach(() => {
  act(() => {
    closePlans();
    closeCap();
  });
  forgetNumberSetUp();
});

function holder(planDetails: PlanDetails, status: ChargeStatus = 'active'): PlanHolder {
  return {
    shopUrl: SHOP,
    shopTimeZone: 'Asia/Kolkata',
    chargeStatus: { status, confirmationUrl: STORE_PAGE },
    planDetails,
  };
}

function mountPlans(merchant: PlanHolder, address = '/settings') {
  return mountScreen(
    <>
      <PlanNotice merchant={merchant} />
      <PlanBadge merchant={merchant} />
      <PlanOverlays merchant={merchant} logOut={() => (logOuts += 1)} />
    </>,
    { address },
  );
}

function answerPlans(planName: string, isChosen = true): void {
  const given = { catalogue: OFFERS, isChosen, agreed: null };
  fakeApi.answer(getPlans, {
    reading: 'chooser',
    plans: planCards(planName, given),
    prices: priceSheet(planName, given),
  });
}

const badge = () => screen.getByRole('button', { name: /^Your plan:/ });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const card = (plans: HTMLElement, title: string) => within(plans).findByRole('listitem', { name: title });

describe('the badge', () => {
  it.each([
    ['the name of a free plan', FREE, 'Free'],
    ['the days of a trial', { ...BUSINESS, remainingTrialDays: 14 }, '14 days left in Free Trial'],
    ['its last day', { ...BUSINESS, remainingTrialDays: 1 }, '1 day left in Free Trial'],
    ['the day of the next bill', BUSINESS, /^Your plan: Billing Cycle Resets on .*May.*2031$/],
  ])('shows %s', (_name, plan, text) => {
    mountPlans(holder(plan));
    expect(badge().textContent).toMatch(text);
  });

  it('is missing where the operator switched plans off', () => {
    mountPlans(holder({ ...BUSINESS, planId: 'unlimited' }), '/settings?plans=open');
    expect(screen.queryByRole('button', { name: /^Your plan:/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
  });
});

describe('the plan as it is now', () => {
  function CurrentBadge() {
    return <PlanBadge merchant={useCurrentPlan(holder(BUSINESS))} />;
  }

  it('is the plan of the login until the server answers', async () => {
    const answer = fakeApi.hold(getShopPlan);
    mountScreen(<CurrentBadge />);
    expect(badge().textContent).toMatch(/Billing Cycle Resets/);
    answer({ ...BUSINESS, remainingTrialDays: 14 });
    await waitFor(() => expect(badge().textContent).toMatch(/14 days left in Free Trial$/));
    expect(fakeApi.requests(getShopPlan).map(({ query }) => query)).toEqual([{ shopUrl: SHOP }]);
  });

  it('is Free while it cannot be fetched', async () => {
    fakeApi.refuse(getShopPlan, 'INTERNAL');
    mountScreen(<CurrentBadge />);
    await waitFor(() => expect(badge().textContent).toMatch(/Free$/));
  });
});

describe('the plans', () => {
  it('open and close with the keyboard, and give the focus back', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE));
    badge().focus();
    await user.keyboard('{Enter}');
    const plans = await dialog('You are currently on the Free plan');
    expect(location.search).toBe('?plans=open');
    await card(plans, 'Free');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(badge());
  });

  it('show seven cards, the own one marked, and each price with what it means', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    const plans = await dialog('You are currently on the Free plan');
    const own = within(await card(plans, 'Free')).getByRole('button', { name: 'Current plan' });
    expect(own).toHaveProperty('disabled', true);
    expect(within(plans).getAllByRole('heading', { level: 3 })).toHaveLength(7);
    expect(within(plans).getAllByRole('button', { name: 'Select Plan' })).toHaveLength(6);
    expect((await card(plans, 'WhatsApp Business')).textContent).toContain('$39.99');
    const hint = within(await card(plans, 'WhatsApp Automated')).getByRole('button', {
      name: /About this price/,
    });
    for (let presses = 0; presses < 20 && document.activeElement !== hint; presses += 1) await user.tab();
    expect(document.activeElement).toBe(hint);
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Free upto $200/month of attributed revenue then $9.99/month',
    );
    expect(plans.textContent).toContain(`whoever runs Bellbird at ${location.host}`);
  });

  it('choose nothing with the first key', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    await card(await dialog('You are currently on the Free plan'), 'Free');
    await user.keyboard('{Enter} ');
    expect(fakeApi.requests(changePlan)).toEqual([]);
  });

  it('lead to the prices and back, by the address too', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE), '/settings?plans=prices');
    const prices = await dialog('Message prices');
    const automated = await within(prices).findByRole('row', { name: /^WhatsApp Automated/ });
    expect(automated.textContent).toContain('$5 for each 100 more');
    expect(within(prices).getByRole('row', { name: /^WhatsApp Support/ }).textContent).toContain('$49.99');
    expect(within(prices).getAllByRole('table')).toHaveLength(1);
    await user.click(within(prices).getByRole('button', { name: 'Back to the plans' }));
    const plans = await dialog('You are currently on the Free plan');
    expect(location.search).toBe('?plans=open');
    await user.click(within(plans).getByRole('button', { name: 'Close the plans' }));
    expect(location.pathname + location.search).toBe('/settings');
  });

  it('show no button while they load', async () => {
    const answer = fakeApi.hold(getPlans);
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    const plans = await dialog('You are currently on the Free plan');
    expect(within(plans).queryByRole('button', { name: 'Select Plan' })).toBeNull();
    answer({ reading: 'chooser', plans: [], prices: { listed: [], own: [] } });
    await within(plans).findByText(/whoever runs Bellbird/);
  });

  it('say what failed, and load again when asked', async () => {
    fakeApi.loseConnection(getPlans);
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    const plans = await dialog('You are currently on the Free plan');
    await within(plans).findByText(/Bellbird cannot be reached/);
    answerPlans('Free');
    await user.click(within(plans).getByRole('button', { name: /again/i }));
    await card(plans, 'Free');
  });
});

describe('choosing a plan', () => {
  async function choose(title: string, planDetails = FREE) {
    answerPlans(planDetails.plan);
    const { user } = mountPlans(holder(planDetails));
    await user.click(badge());
    const chosen = await card(await screen.findByRole('dialog'), title);
    await user.click(within(chosen).getByRole('button', { name: 'Select Plan' }));
  }

  it('leads to the store, and offers to set up a number afterwards', async () => {
    fakeApi.answer(changePlan, { plan: 'WhatsApp Business Plan', confirmationURL: STORE_PAGE });
    await choose('WhatsApp Business');
    await waitFor(() => expect(leftFor()).toEqual([STORE_PAGE]));
    expect(fakeApi.requests(changePlan).map(({ body }) => body.shopURL)).toEqual([SHOP]);
    expect(fakeApi.requests(changePlan)[0]?.body.plan).toMatch(/business/i);
    expect(isNumberSetUpDue()).toBe(true);
  });

  it('blocks every other plan meanwhile', async () => {
    fakeApi.hold(changePlan);
    await choose('WhatsApp Business');
    await screen.findByText('Changing plan');
    for (const button of screen.getAllByRole('button', { name: 'Select Plan' }))
      expect(button.hasAttribute('disabled') || button.dataset.loading === 'true').toBe(true);
  });

  it('closes the plans where nothing has to be approved', async () => {
    fakeApi.answer(changePlan, { plan: 'Free' });
    await choose('Free', BUSINESS);
    await screen.findByText('Successfully changed plan!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isNumberSetUpDue()).toBe(false);
  });

  it('says why the server refused, and lets the merchant choose again', async () => {
    fakeApi.refuse(changePlan, 'PLAN_CHANGE_UNDER_WAY');
    await choose('WhatsApp Business');
    await screen.findByText('Error in changing plan');
    for (const button of screen.getAllByRole('button', { name: 'Select Plan' }))
      expect(button).toHaveProperty('disabled', false);
    expect(leftFor()).toEqual([]);
  });
});

describe('the billing cycle', () => {
  it('shows what was used of each meter', async () => {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(holder(BUSINESS));
    await user.click(badge());
    const plans = await dialog('You are currently on the WhatsApp Business Plan');
    const reading = (name: string) =>
      within(plans).getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    expect(reading('Messages this cycle')).toBe('40/100, 40 percent');
    expect(reading('Attributed revenue this cycle')).toBe('$12/$100, 12 percent');
    expect(reading('Usage charges this cycle')).toBe('$25/$100, 25 percent');
    const pro = within(await card(plans, 'WhatsApp Pro')).getByRole('button', { name: 'Select Plan' });
    expect(pro).toHaveProperty('disabled', false);
  });
});

describe('raising the usage limit', () => {
  async function openCapDialog(planDetails = BUSINESS) {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(holder(planDetails));
    await user.click(badge());
    await user.click(await screen.findByRole('button', { name: 'Raise the limit' }));
    return { user, asked: await dialog('Raise your usage limit') };
  }

  it.each([
    ['90', 'Enter more than $100, which is your limit now.'],
    ['100', 'Enter more than $100, which is your limit now.'],
    ['', 'Enter an amount, for example 120.'],
    ['a lot', 'Enter an amount, for example 120.'],
    ['10,001', 'Enter $10,000 or less.'],
  ])('says what is wrong with "%s"', async (amount, sentence) => {
    const { user, asked } = await openCapDialog();
    await user.click(within(asked).getByRole('radio', { name: 'Another amount' }));
    const field = within(asked).getByRole('textbox', { name: 'Amount in US dollars' });
    if (amount !== '') await user.type(field, amount);
    await user.click(within(asked).getByRole('button', { name: 'Approve it in my store' }));
    expect(within(asked).getByRole('alert').textContent).toBe(sentence);
    await user.type(field, '1');
    expect(within(asked).queryByRole('alert')).toBeNull();
    expect(fakeApi.requests(raiseUsageCap)).toEqual([]);
  });

  it('sends an amount with the Enter key, in cents', async () => {
    fakeApi.answer(raiseUsageCap, { confirmationURL: STORE_PAGE });
    const { user, asked } = await openCapDialog();
    await user.click(within(asked).getByRole('radio', { name: 'Another amount' }));
    await user.type(within(asked).getByRole('textbox', { name: 'Amount in US dollars' }), '120.50{Enter}');
    await waitFor(() => expect(leftFor()).toEqual([STORE_PAGE]));
    expect(fakeApi.requests(raiseUsageCap)).toEqual([
      { query: undefined, body: { shopURL: SHOP, capMinor: 120_50 } },
    ]);
  });

  it('sends one of the amounts to choose from, and says why it was refused', async () => {
    fakeApi.refuse(raiseUsageCap, 'CAP_NOT_HIGHER');
    const { user, asked } = await openCapDialog();
    await user.click(within(asked).getByRole('radio', { name: '$200 every 30 days' }));
    await user.click(within(asked).getByRole('button', { name: 'Approve it in my store' }));
    await screen.findByRole('alert');
    expect(fakeApi.requests(raiseUsageCap)[0]?.body.capMinor).toBe(200_00);
    expect(leftFor()).toEqual([]);
  });

  it('is not offered where usage is flat beyond its cap', async () => {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(
      holder({ ...BUSINESS, usageCap: { cappedMinor: 100_00, chargedMinor: 0, canRaise: false } }),
    );
    await user.click(badge());
    await dialog('You are currently on the WhatsApp Business Plan');
    expect(screen.queryByRole('button', { name: 'Raise the limit' })).toBeNull();
  });
});

describe('the notice', () => {
  it('stays while messages wait, and leads to a higher limit', async () => {
    const { user } = mountPlans(holder({ ...BUSINESS, limitReachedOn: '2031-05-01T00:00:00.000Z' }));
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('Further messages wait until');
    expect(within(notice).queryByRole('button', { name: 'Close this notice' })).toBeNull();
    await user.click(within(notice).getByRole('button', { name: 'Raise the limit' }));
    await dialog('Raise your usage limit');
  });

  it('can be closed while the limit is only near', async () => {
    const { user } = mountPlans(holder({ ...BUSINESS, isNearCap: true }));
    await user.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a charge', () => {
  it('that is pending can be approved, or cancelled by closing the dialog', async () => {
    fakeApi.answer(toggleHasActiveCharge, { status: 'active' });
    const { user } = mountPlans(holder(FREE, 'pending'));
    const asked = await dialog('Approve Charges');
    const approve = within(asked).getByRole('link', { name: 'Approve Charges' });
    expect(approve.getAttribute('href')).toBe(STORE_PAGE);
    expect(document.activeElement).toBe(approve);
    await user.click(within(asked).getByRole('button', { name: 'Close' }));
    await screen.findByText('Successfully cancelled plan!');
    expect(fakeApi.requests(toggleHasActiveCharge)[0]?.body).toEqual({ shopUrl: SHOP, state: true });
  });

  it('that cannot be cancelled says so', async () => {
    fakeApi.refuse(toggleHasActiveCharge, 'INTERNAL');
    const { user } = mountPlans(holder(FREE, 'pending'));
    await user.click(
      within(await dialog('Approve Charges')).getByRole('button', { name: 'Cancel the upgrade' }),
    );
    await screen.findByText('Error in cancelling charge');
  });

  it('that was declined leaves two ways on, and no third', async () => {
    fakeApi.answer(toggleHasActiveCharge, { status: 'active' });
    const { user } = mountPlans(holder(FREE, 'declined'));
    const declined = await dialog('The charge was not approved');
    await user.keyboard('{Escape}');
    expect(within(declined).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(within(declined).getByRole('link', { name: 'Approve Charges' }).getAttribute('href')).toBe(
      STORE_PAGE,
    );
    await user.click(within(declined).getByRole('button', { name: 'Stay on Free' }));
    await screen.findByText('Successfully cancelled plan!');
  });

  it('of long ago greets the shop and leads to the plans', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE, 'pendingOld'));
    const welcome = await dialog('Welcome to Bellbird');
    expect(welcome.textContent).toContain('free for the first 30 days');
    await within(welcome).findByText(/After that it is \$9.99 per month/);
    await user.click(within(welcome).getByRole('button', { name: 'See the plans' }));
    await dialog('You are currently on the Free plan');
  });

  it('that was approved offers to set up a number, once', async () => {
    rememberNumberSetUp();
    const { user } = mountPlans(holder(BUSINESS));
    const number = await dialog('Set up your WhatsApp API number');
    const form = within(number).getByRole('link', { name: 'Open the application form' });
    expect(form.getAttribute('href')).toMatch(/^https:/);
    await user.click(within(number).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isNumberSetUpDue()).toBe(false);
  });
});

describe('a shop without a plan', () => {
  it('goes nowhere before it has chosen one, but may log out', async () => {
    answerPlans('Free', false);
    const { user } = mountPlans(holder(FREE, 'init'));
    const forced = await dialog('Please select a plan below to continue');
    expect((await card(forced, 'WhatsApp Business')).textContent).toContain('$39.99');
    await user.keyboard('{Escape}');
    expect(within(forced).queryByRole('button', { name: 'Close the plans' })).toBeNull();
    expect(within(forced).getAllByRole('button', { name: 'Select Plan' })).toHaveLength(7);
    await user.click(within(forced).getByRole('button', { name: 'Log out' }));
    expect(logOuts).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
