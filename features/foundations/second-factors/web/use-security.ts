import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import {
  confirmApp,
  getSecurity,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from '../contract/security-calls.ts';

const securityQuery = callQuery(getSecurity, {});

/** The screen shows what failed. */
const isShown = { onError: () => undefined };

export function useSecurity({ isOn }: { isOn: boolean }) {
  return useQuery({ ...securityQuery, enabled: isOn });
}

/** Returns a function that fetches the person's login security again. */
export function useRefreshSecurity(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: securityQuery.queryKey });
}

/** A new secret each time, because one that was only looked at may have been seen by others. */
export function useNewApp() {
  return useQuery({
    queryKey: [startApp.path],
    queryFn: ({ signal }) => makeCall(startApp, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useConfirmApp() {
  return useMutation({
    mutationFn: (code: string) => makeCall(confirmApp, { body: { code } }),
    ...isShown,
  });
}

export function useRenewCodes() {
  return useMutation({
    mutationFn: (code: string) => makeCall(renewRecoveryCodes, { body: { code } }),
    ...isShown,
  });
}

export function useRemoveApp() {
  return useMutation({
    mutationFn: (code: string) => makeCall(removeApp, { body: { code } }),
    ...isShown,
  });
}
