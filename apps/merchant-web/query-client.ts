import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { texts } from './texts/en.ts';

const RETRIES_WHEN_UNREACHABLE = 2;

/**
 * Any request can find that the session has ended, or that the owner of the shop now requires a second step. The guard
 * then leads to the login, or to the set-up.
 */
function noticeLogout(error: unknown) {
  if (!(error instanceof RefusedCall)) return;
  if (error.code === 'NOT_LOGGED_IN') makeWayForLogin();
  // A page with unsaved text stays open, and says what is missing.
  if (error.code === 'SECOND_FACTOR_MISSING' && currentHold() === null)
    void queryClient.invalidateQueries({ queryKey: merchantQuery.queryKey });
}

/**
 * Reacts to the end of the session. Without a merchant the guard leads to the login and saves the page. A page with
 * unsaved text stays open, because the text would be lost.
 */
export function makeWayForLogin(): void {
  if (currentHold() === null) queryClient.setQueryData(merchantQuery.queryKey, null);
  else void tellWhatStays();
}

async function tellWhatStays() {
  const { toastError } = await import('#platform/ui-kit/toast.tsx');
  toastError('logged-out', texts.frame.typedIsHere, { title: texts.frame.loggedOut });
}

async function showFailure(error: unknown) {
  // The toasts belong to the merchant's pages, which the landing page does not load.
  const { reportFailure } = await import('#platform/ui-kit/report-failure.ts');
  reportFailure(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLogout }),
  mutationCache: new MutationCache({
    onError: (error, _given, _context, mutation) => {
      noticeLogout(error);
      // A screen with its own error handling reports the error itself. All other errors are reported here.
      if (mutation.options.onError === undefined) void showFailure(error);
    },
  }),
  defaultOptions: {
    queries: {
      // A retry does not change a refusal, but a lost connection may come back.
      retry: (failures, error) => error instanceof UnreachableServer && failures < RETRIES_WHEN_UNREACHABLE,
      // Also tries while offline, so that the screen reports the failure instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
