import { useMutation, useQuery } from '@tanstack/react-query';
import { signWithPasskey } from '#features/foundations/second-factors/web/index.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import {
  acceptInvitation,
  finishLogin,
  getInvitation,
  getLoginWays,
  logInByLink,
  logInByPasskey,
  sendLoginLink,
  startPasskeyLogin,
} from '../../contract/account-calls.ts';
import { logOut } from '../../contract/session-calls.ts';

/** Opens the app with a full load, which reads who is logged in now. */
function openApp(): void {
  location.assign('/dashboard');
}

/** The page shows what failed. */
const isShown = { onError: () => undefined };

export function useInvitation(token: string) {
  return useQuery({
    queryKey: [getInvitation.path, token],
    queryFn: ({ signal }) => makeCall(getInvitation, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Acceptance {
  name: string;
  /** How a new agency is called, if a new person accepts for one. */
  agencyName: string | undefined;
  /** For an invitation to another person than the one who is logged in. */
  logsOutFirst: boolean;
}

/** Joins the team or the agency. */
export function useAccept(token: string) {
  return useMutation({
    mutationFn: async ({ logsOutFirst, ...body }: Acceptance) => {
      if (logsOutFirst) await makeCall(logOut, {});
      return makeCall(acceptInvitation, { body: { token, ...body } });
    },
    onSuccess: ({ next }) => {
      if (next === 'loggedIn') openApp();
      if (next === 'openAgencies') location.assign('/agency');
    },
    ...isShown,
  });
}

export function useSendLoginLink() {
  return useMutation({
    mutationFn: (email: string) => makeCall(sendLoginLink, { body: { email } }),
    ...isShown,
  });
}

/** Logs in with a link. `onSecondStep` is called for a person who has to do one of these steps as well. */
export function useLogInByLink(token: string, onSecondStep: (steps: readonly string[]) => void) {
  return useMutation({
    mutationFn: () => makeCall(logInByLink, { body: { token } }),
    onSuccess: ({ loggedIn, steps }) => (loggedIn ? openApp() : onSecondStep(steps)),
    ...isShown,
  });
}

export function useFinishLogin() {
  return useMutation({
    mutationFn: (code: string) => makeCall(finishLogin, { body: { code } }),
    onSuccess: openApp,
    ...isShown,
  });
}

/** Logs in with a passkey, which counts as both steps. */
export function useLogInByPasskey() {
  return useMutation({
    mutationFn: async () => {
      const credential = await signWithPasskey(await makeCall(startPasskeyLogin, {}));
      return makeCall(logInByPasskey, { body: { credential } });
    },
    onSuccess: openApp,
    ...isShown,
  });
}

/** What the installation calls its login provider. Missing until it is known, and null without one. */
export function useLoginProvider(): string | null | undefined {
  const { data } = useQuery({ ...callQuery(getLoginWays, {}), staleTime: Number.POSITIVE_INFINITY });
  return data?.provider;
}
