import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getExports } from '../contract/export-calls.ts';

export function exportsQuery(shopUrl: string) {
  return callQuery(getExports, { query: { shopUrl } });
}

/**
 * Returns the mutation that requests a file for an e-mail address. The form shows its errors. A page with one file loads
 * only this, without the calls and texts of all others.
 */
export function useFileRequest(shopUrl: string, ask: (emailTo: string) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(shopUrl).queryKey }),
    onError: () => undefined,
  });
}
