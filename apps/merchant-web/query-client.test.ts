import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { holdLeaving, releaseHolds } from '#platform/ui-kit/leaving/unsaved-changes.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  releaseHolds();
  vi.unstubAllGlobals();
});

const MERCHANT = { shopUrl: 'demo.myshopify.com' };

test.each([
  ['the page makes way for the login if nothing is typed', false, null],
  ['the page stays if something is typed', true, MERCHANT],
])('when a session has ended, %s', async (_name, isTyped, merchant) => {
  const { makeWayForLogin, queryClient } = await import('./query-client.ts');
  queryClient.setQueryData([...merchantQuery.queryKey], MERCHANT);
  if (isTyped) holdLeaving('form', { text: 'You have unsaved changes' });
  const saving = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new RefusedCall('NOT_LOGGED_IN')),
    onError: () => undefined,
  });
  await expect(saving.execute(undefined)).rejects.toThrow('You are logged out');
  expect(queryClient.getQueryData([...merchantQuery.queryKey])).toEqual(merchant);
  queryClient.setQueryData([...merchantQuery.queryKey], MERCHANT);
  // A logout in another tab calls this.
  makeWayForLogin();
  expect(queryClient.getQueryData([...merchantQuery.queryKey])).toEqual(merchant);
});
