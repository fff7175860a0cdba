import { useMutation, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import {
  dashboardWAWidget,
  getSupportSettings,
  isOnSupportChat,
  onBoardToCS,
} from '../contract/support-calls.ts';

/** The settings of an installation do not change while a page is open. */
export function useSupportSettings(shopUrl: string) {
  return useQuery({
    ...callQuery(getSupportSettings, { query: { shopUrl } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useIsOnSupportChat(shopUrl: string) {
  return useQuery({ ...callQuery(isOnSupportChat, { query: { shopUrl } }), gcTime: 0 });
}

/** Returns the mutation that signs an admin up. The screen shows the result. */
export function useSupportSignUp(shopUrl: string) {
  return useMutation({
    mutationFn: (email: string) => makeCall(onBoardToCS, { query: { email, shopUrl } }),
    onError: () => undefined,
  });
}

/** Returns the mutation that saves the merchant's number. The widget shows the result. */
export function useAskForChat(shopUrl: string) {
  return useMutation({
    mutationFn: (phone: string) => makeCall(dashboardWAWidget, { body: { shopUrl, phone } }),
    onError: () => undefined,
  });
}
