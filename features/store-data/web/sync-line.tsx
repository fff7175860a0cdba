import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getStoreSync } from '../contract/store-sync.ts';
import { saySync } from '../rules/say-sync.ts';
import styles from './sync-line.module.css';

const LOOK_AGAIN_MS = 5000;

/** A quiet line while a new shop's data is fetched from its store; nothing once it is there. */
export function SyncLine({ shopUrl }: { shopUrl: string }) {
  const { data } = useQuery({
    ...callQuery(getStoreSync, { query: { shopUrl } }),
    refetchInterval: ({ state }) =>
      state.data && saySync(state.data.parts) === null ? false : LOOK_AGAIN_MS,
  });
  const sentence = data ? saySync(data.parts) : null;
  return sentence === null ? null : <p className={styles.line}>{sentence}</p>;
}
