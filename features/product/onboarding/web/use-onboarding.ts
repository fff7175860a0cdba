import { useMutation, useQuery } from '@tanstack/react-query';
import { connectPage } from '#features/foundations/channels/contract/facebook-calls.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { getOnboarding } from '../contract/onboarding-calls.ts';
import { texts } from '../texts/en.ts';

const TOAST = 'page-set-up';
/** The prefix of the placeholder until a Facebook page is connected. */
const PLACEHOLDER = 'BSFB';

export function useThemeEditor(shopUrl: string) {
  return useQuery(callQuery(getOnboarding, { query: { shopUrl } }));
}

/** Returns the mutation that gives the shop its placeholder page. The last step shows a failure and tries again. */
export function usePageSetUp({ shopUrl, shopName }: Merchant) {
  return useMutation({
    mutationFn: () =>
      makeCall(connectPage, {
        body: {
          pageId: PLACEHOLDER + shopUrl.replace('.myshopify.com', '').slice(0, 60),
          shopUrl,
          profileName: shopName.slice(0, 200),
          onBoardingInit: true,
        },
      }),
    onMutate: () => toastWaiting(TOAST, texts.frame.settingUp),
    onSuccess: () => toastSuccess(TOAST, texts.frame.ready),
    onError: () => hideToast(TOAST),
  });
}
