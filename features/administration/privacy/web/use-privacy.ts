import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  erasePerson,
  findPerson,
  getPrivacyRequests,
  requestPersonData,
  unsubscribePerson,
} from '../contract/privacy-calls.ts';
import { texts } from '../texts/en.ts';

/** The list is fetched again at this interval while a request is waiting. */
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

/** Returns the mutation that finds a person. The form shows its errors. */
export function useFindPerson(shopUrl: string) {
  return useMutation({
    mutationFn: (phone: string) => makeCall(findPerson, { body: { shopUrl, phone } }),
    onError: () => undefined,
  });
}

export type PersonAct = 'gather' | 'unsubscribe' | 'erase';

const CALLS = { gather: requestPersonData, unsubscribe: unsubscribePerson, erase: erasePerson } as const;

/** Returns the mutation that runs one action for a person. `onDone` is called after the server accepts the action. */
export function useActOnPerson(shopUrl: string, subscriberId: string, onDone: (act: PersonAct) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: PersonAct) => {
      await makeCall(CALLS[act], { body: { shopUrl, subscriberId } });
    },
    onSuccess: async (_answer, act) => {
      toastSuccess('privacy', texts.acts[act].done);
      onDone(act);
      await client.invalidateQueries({ queryKey: requestsQuery(shopUrl).queryKey });
    },
    onError: (error) => reportFailure(error, 'privacy'),
  });
}
