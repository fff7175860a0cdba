import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  erasePerson,
  findPerson,
  getPrivacyRequests,
  requestPersonData,
  unsubscribePerson,
} from '../contract/privacy-calls.ts';
import { ERASING, GATHERING, UNSUBSCRIBED } from './copy.ts';

/** While something is under way the list is looked at again. */
const POLL_INTERVAL_MS = 1500;

function requestsQuery(shopUrl: string) {
  return callQuery(getPrivacyRequests, { query: { shopUrl } });
}

export function usePrivacyRequests(shopUrl: string) {
  return useQuery({
    ...requestsQuery(shopUrl),
    refetchInterval: ({ state }) =>
      state.data?.requests.some((request) => request.state === 'waiting') === true ? POLL_INTERVAL_MS : false,
  });
}

/** Looks a person up; the form tells what went wrong. */
export function useFindPerson(shopUrl: string) {
  return useMutation({
    mutationFn: (phone: string) => makeCall(findPerson, { body: { shopUrl, phone } }),
    onError: () => undefined,
  });
}

export type PersonAct = 'gather' | 'unsubscribe' | 'erase';

const ACTS = {
  gather: { call: requestPersonData, done: GATHERING },
  unsubscribe: { call: unsubscribePerson, done: UNSUBSCRIBED },
  erase: { call: erasePerson, done: ERASING },
} as const;

/** Does one thing for one person; `onDone` hears of it once it is begun. */
export function useActOnPerson(shopUrl: string, subscriberId: string, onDone: (act: PersonAct) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: PersonAct) => {
      await makeCall(ACTS[act].call, { body: { shopUrl, subscriberId } });
    },
    onSuccess: async (_answer, act) => {
      toastSuccess('privacy', ACTS[act].done);
      onDone(act);
      await client.invalidateQueries({ queryKey: requestsQuery(shopUrl).queryKey });
    },
    onError: (error) => reportFailure(error, 'privacy'),
  });
}
