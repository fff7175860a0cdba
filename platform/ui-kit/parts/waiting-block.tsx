import { useEffect, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './waiting-block.module.css';

/** After this long people wonder whether anything is happening; failed calls have been retried by then. */
const LONG_WAIT_MS = 4000;

/** A placeholder with the shape of what is loading. */
export function WaitingBlock({ height, width = '100%' }: { height: number; width?: number | string }) {
  return <span className={styles.block} style={{ height, width }} aria-hidden />;
}

/** Tells screen readers once what is loading, and everybody once it takes long. `words` replaces the usual sentence. */
export function WaitingFor({ what, words }: { what: string; words?: string }) {
  const isLong = useLongWait();
  return (
    <span className={isLong ? styles.long : 'bb-spoken'} role="status">
      {isLong ? texts.loading.long : (words ?? fill(texts.loading.what, { what }))}
    </span>
  );
}

function useLongWait(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
