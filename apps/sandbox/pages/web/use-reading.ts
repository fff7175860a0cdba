import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callJson } from './call-json.ts';

const POLL_INTERVAL_MS = 1000;

export interface Reading<Value> {
  value: Value | null;
  /** False while the sandbox does not respond. */
  connected: boolean;
  refresh: () => Promise<unknown>;
}

/** Reads a path every second, as long as the page is visible. */
export function useReading<Value>(path: string): Reading<Value> {
  const { data, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: () => callJson<Value>('GET', path),
    refetchInterval: POLL_INTERVAL_MS,
    retry: false,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  return { value: data ?? null, connected: !isError, refresh: refetch };
}
