import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { disconnectPage, getFacebookPage } from '../../contract/facebook-calls.ts';
import { texts } from '../../texts/en.ts';

const TOAST = 'facebook-page';

/** Returns the shop's page, refreshed regularly, because it may be lost at any time. */
export function useFacebookPage(shopUrl: string) {
  return useQuery({ ...callQuery(getFacebookPage, { query: { shopUrl } }), refetchInterval: 60_000 });
}

/** Returns the mutation that disconnects the page. Everything may depend on it, so all of it is read again. */
export function useDisconnectPage(pageId: string, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => makeCall(disconnectPage, { body: { pageId } }),
    onMutate: () => toastWaiting(TOAST, texts.disconnectPage.waiting),
    onSuccess: async () => {
      await client.invalidateQueries();
      toastSuccess(TOAST, texts.disconnectPage.done);
      done();
    },
    onError: (error) => reportFailure(error, TOAST),
  });
}
