import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';

const RETRIES_WHEN_UNREACHABLE = 2;

const TYPED_IS_HERE = 'What you typed is still here. Log in to your store in another tab, then save again.';

/** A session that ended shows at any call. */
function noticeLogout(error: unknown) {
  if (error instanceof RefusedCall && error.code === 'NOT_LOGGED_IN') makeWayForLogin();
}

/**
 * Nobody is logged in any more: without a merchant the guard leads to the login and keeps the page. What is typed and not
 * saved would be gone with it, so that page stays.
 */
export function makeWayForLogin(): void {
  if (currentHold() === null) queryClient.setQueryData(merchantQuery.queryKey, null);
  else void tellWhatStays();
}

async function tellWhatStays() {
  const { toastError } = await import('#platform/ui-kit/toast.tsx');
  toastError('logged-out', TYPED_IS_HERE, { title: 'You are logged out' });
}

async function tell(error: unknown) {
  // The toasts come with the merchant's pages; the landing page does without them.
  const { reportFailure } = await import('#platform/ui-kit/tell-failure.ts');
  reportFailure(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLogout }),
  mutationCache: new MutationCache({
    onError: (error, _given, _context, mutation) => {
      noticeLogout(error);
      // A screen that says it better says it itself; whatever is left is told here.
      if (mutation.options.onError === undefined) void tell(error);
    },
  }),
  defaultOptions: {
    queries: {
      // Asking again does not change a refusal; a lost connection may come back.
      retry: (failures, error) => error instanceof UnreachableServer && failures < RETRIES_WHEN_UNREACHABLE,
      // Offline included: the screen then says so instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
