import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
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

test.each([
  ['asks again who is logged in if nothing is typed', false, true],
  ['stays if something is typed', true, false],
])('when a second step has become necessary, the page %s', async (_name, isTyped, asksAgain) => {
  const { queryClient } = await import('./query-client.ts');
  const key = [...merchantQuery.queryKey];
  queryClient.setQueryData(key, MERCHANT);
  if (isTyped) holdLeaving('form', { text: 'You have unsaved changes' });
  const saving = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () =>
      Promise.reject(
        new RefusedCall('SECOND_FACTOR_MISSING', { sentence: everySentenceFor('SECOND_FACTOR_MISSING') }),
      ),
    onError: () => undefined,
  });
  await expect(saving.execute(undefined)).rejects.toThrow('requires a second step');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(asksAgain);
});
