import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { texts } from './texts/en.ts';

const RETRIES_WHEN_UNREACHABLE = 2;

/** Any request can find that the session has ended. */
function noticeLogout(error: unknown) {
  if (error instanceof RefusedCall && error.code === 'NOT_LOGGED_IN') makeWayForLogin();
}

/**
 * The session has ended. Without a merchant the guard leads to the login and remembers the page. A page with unsaved
 * text stays open, because it would be lost.
 */
export function makeWayForLogin(): void {
  if (currentHold() === null) queryClient.setQueryData(merchantQuery.queryKey, null);
  else void tellWhatStays();
}

async function tellWhatStays() {
  const { toastError } = await import('#platform/ui-kit/toast.tsx');
  toastError('logged-out', texts.frame.typedIsHere, { title: texts.frame.loggedOut });
}

async function tell(error: unknown) {
  // Toasts are part of the merchant's pages, which the landing page does not load.
  const { reportFailure } = await import('#platform/ui-kit/tell-failure.ts');
  reportFailure(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLogout }),
  mutationCache: new MutationCache({
    onError: (error, _given, _context, mutation) => {
      noticeLogout(error);
      // A screen with its own error handling reports the error itself; the rest are reported here.
      if (mutation.options.onError === undefined) void tell(error);
    },
  }),
  defaultOptions: {
    queries: {
      // A refusal does not change on a retry, but a lost connection may come back.
      retry: (failures, error) => error instanceof UnreachableServer && failures < RETRIES_WHEN_UNREACHABLE,
      // Also tries while offline, so that the screen reports the failure instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
