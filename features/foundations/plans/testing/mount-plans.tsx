import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getPlans } from '../contract/plan-calls.ts';
import type { ChargeStatus, PlanDetails, PlanHolder } from '../contract/plan.ts';
import { planCards } from '../rules/plan-cards.ts';
import { OFFERS } from '../rules/plan-catalogue.ts';
import { PLAN_FEATURES } from '../rules/plan-features.ts';
import { priceSheet } from '../rules/price-sheet.ts';
import { forgetNumberSetUp } from '../web/number-cookie.ts';
import { closeCap } from '../web/open-cap.ts';
import { closePlans } from '../web/open-plans.ts';
import { PlanBadge } from '../web/plan-badge.tsx';
import { PlanNotice } from '../web/plan-notice.tsx';
import { PlanOverlays } from '../web/plan-overlays.tsx';

export const SHOP = 'wren.example';
export const STORE_PAGE = 'https://store.example/approve';
export const BUSINESS: PlanDetails = {
  plan: 'WhatsApp Business Plan',
  title: 'WhatsApp Business',
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
export const FREE: PlanDetails = {
  ...BUSINESS,
  plan: 'Free',
  title: 'Free',
  planId: 'free',
  features: PLAN_FEATURES.free,
  nextBillingOn: null,
  currentBillingCycleRevenue: '$0.00',
  currentPlanCappedAmount: '$0.00',
  readings: [],
  usageCap: null,
};

/** Dialogs belong to the whole page. */
export function closeDialogs(): void {
  act(() => {
    closePlans();
    closeCap();
  });
  forgetNumberSetUp();
}

export function holder(planDetails: PlanDetails, status: ChargeStatus = 'active'): PlanHolder {
  return {
    shopUrl: SHOP,
    shopTimeZone: 'Asia/Kolkata',
    chargeStatus: { status, confirmationUrl: STORE_PAGE },
    planDetails,
  };
}

/** Shows the plans' parts around a page. */
export function mountPlans(merchant: PlanHolder, { address = '/settings', logOut = () => {} } = {}) {
  return mountScreen(
    <>
      <PlanNotice merchant={merchant} />
      <PlanBadge merchant={merchant} />
      <PlanOverlays merchant={merchant} logOut={logOut} />
    </>,
    { address },
  );
}

export function answerPlans(planName: string, isChosen = true): void {
  const given = { catalogue: OFFERS, isChosen, agreed: null };
  fakeApi.answer(getPlans, {
    reading: 'chooser',
    plans: planCards(planName, given),
    prices: priceSheet(planName, given),
  });
  // Read as soon as a plan with a number of its own was chosen.
  fakeApi.answer(getWhatsAppSender, { sender: null, signUpOrigin: null });
}

export const badge = () => screen.getByRole('button', { name: /^Your plan:/ });
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const card = (plans: HTMLElement, title: string) =>
  within(plans).findByRole('listitem', { name: title });
