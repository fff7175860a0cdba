import { MOST_COUNTED } from '../contract/count-calls.ts';
import styles from './unread-count.module.css';
import { useCounts } from './use-counts.ts';

/** The number of unread conversations in the menu. The inbox itself announces it. */
export function UnreadCount({ shopUrl }: { shopUrl: string }) {
  const { data } = useCounts(shopUrl);
  if (!data || data.unread === 0) return null;
  return (
    <span className={styles.count} aria-hidden>
      {data.unread < MOST_COUNTED ? data.unread : `${MOST_COUNTED - 1}+`}
    </span>
  );
}
