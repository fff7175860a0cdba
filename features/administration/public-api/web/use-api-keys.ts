import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import { createApiKey, deleteApiKey, getApiKeys, type ApiKey } from '../contract/key-calls.ts';
import type { KEY_DAYS } from '../contract/key-calls.ts';
import type { Scope } from '../contract/scope.ts';
import { texts } from '../texts/en.ts';

/** What the form of a new key has. */
export interface NewKey {
  name: string;
  scopes: Scope[];
  /** Null: it never ends. */
  days: (typeof KEY_DAYS)[number] | null;
}

function keysQuery(shopUrl: string) {
  return callQuery(getApiKeys, { query: { shopUrl } });
}

export function useApiKeys(shopUrl: string) {
  return useQuery(keysQuery(shopUrl));
}

/** Fetches the keys again, also after a failure: somebody else may have changed them. */
function useRefresh(shopUrl: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keysQuery(shopUrl).queryKey });
}

/** Returns the mutation that makes a key. Its answer has the secret, which is not kept anywhere else. */
export function useCreateKey(shopUrl: string) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (key: NewKey) => makeCall(createApiKey, { body: { shopUrl, ...key } }),
    onSettled: refresh,
  });
}

export function useDeleteKey(shopUrl: string, onDone: () => void) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: ({ keyId }: ApiKey) => makeCall(deleteApiKey, { body: { shopUrl, keyId } }),
    onSuccess: (_answer, { name }) => {
      onDone();
      toastSuccess('apiKeys', fill(texts.keys.deleted, { name }));
    },
    onSettled: refresh,
  });
}
