import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { SUCCESS_TOAST_MS } from '#platform/ui-kit/durations.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { changePlan, getPlans, toggleHasActiveCharge } from '../contract/plan-calls.ts';
import type { PlanCard } from '../contract/plan.ts';
import { hasOwnNumber } from '../rules/charge-overlay.ts';
import { texts } from '../texts/en.ts';
import { rememberNumberSetUp } from './number-cookie.ts';
import { closePlans } from './open-plans.ts';

const TOAST = 'plan';

export function usePlans(shopUrl: string) {
  return useQuery(callQuery(getPlans, { query: { shopUrl } }));
}

/**
 * Changes the plan. If the store has to approve a charge, the browser goes there; otherwise the app reloads with the
 * new plan.
 */
export function useChangePlan(shopUrl: string) {
  return useMutation({
    mutationFn: ({ name }: Pick<PlanCard, 'name' | 'planId'>) =>
      makeCall(changePlan, { body: { shopURL: shopUrl, plan: name } }),
    onMutate: () => toastWaiting(TOAST, texts.change.changing),
    onSuccess: ({ confirmationURL }, { name, planId }) => {
      track(`Plan Changed to ${name}`);
      if (confirmationURL !== undefined) {
        if (hasOwnNumber(planId)) rememberNumberSetUp();
        return location.assign(confirmationURL);
      }
      closePlans();
      toastSuccess(TOAST, texts.change.changed);
      setTimeout(() => location.reload(), SUCCESS_TOAST_MS);
    },
    onError: (error) => reportFailure(error, TOAST, texts.change.failed),
  });
}

/** Keeps the current plan and cancels the upgrade that waits for approval. */
export function useCancelUpgrade(shopUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => makeCall(toggleHasActiveCharge, { body: { shopUrl, state: true } }),
    onMutate: () => toastWaiting(TOAST, texts.change.cancelling),
    onSuccess: async () => {
      toastSuccess(TOAST, texts.change.cancelled);
      await client.invalidateQueries();
    },
    onError: (error) => {
      reportFailure(error, TOAST, texts.change.cancelFailed);
      // We cannot know whether the store made the change, so the page reloads and shows what the server says.
      setTimeout(() => location.reload(), SUCCESS_TOAST_MS * 3);
    },
  });
}
