import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getStoreSync } from '../contract/store-sync.ts';
import { describeSync } from './describe-sync.ts';
import styles from './sync-line.module.css';

const POLL_INTERVAL_MS = 5000;

/** An unobtrusive line while a new shop's data is fetched from its store. Hidden once everything is there. */
export function SyncLine({ shopUrl }: { shopUrl: string }) {
  const { data } = useQuery({
    ...callQuery(getStoreSync, { query: { shopUrl } }),
    refetchInterval: ({ state }) =>
      state.data && describeSync(state.data) === null ? false : POLL_INTERVAL_MS,
  });
  const sentence = data ? describeSync(data) : null;
  useFreshFigures(sentence !== null);
  return sentence === null ? null : <p className={styles.line}>{sentence}</p>;
}

/** Whether the shop's history is being added, as the line above the page knows it. */
export function useIsCounting(shopUrl: string): boolean {
  const { data } = useQuery({ ...callQuery(getStoreSync, { query: { shopUrl } }), enabled: false });
  return data?.isCounting ?? false;
}

/** Once everything is there, the pages ask again for what they showed while it was incomplete. */
function useFreshFigures(isIncomplete: boolean): void {
  const queries = useQueryClient();
  const wasIncomplete = useRef(false);
  useEffect(() => {
    if (wasIncomplete.current && !isIncomplete) void queries.invalidateQueries();
    wasIncomplete.current = isIncomplete;
  }, [isIncomplete, queries]);
}
