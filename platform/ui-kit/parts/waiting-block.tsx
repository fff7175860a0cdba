import { useEffect, useState } from 'react';
import styles from './waiting-block.module.css';

/** Who waits that long wonders whether anything still happens; a call is tried again by then. */
const LONG_WAIT_MS = 4000;

/** Holds the place of something that is coming, in its shape. */
export function WaitingBlock({ height, width = '100%' }: { height: number; width?: number | string }) {
  return <span className={styles.block} style={{ height, width }} aria-hidden />;
}

/** Says once, to those who cannot see the blocks, what is coming, in `words` where those are given; to everyone, once it takes long. */
export function WaitingFor({ what, words }: { what: string; words?: string }) {
  const isLong = useLongWait();
  return (
    <span className={isLong ? styles.long : 'bb-spoken'} role="status">
      {isLong ? 'Still trying…' : (words ?? `Loading ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`)}
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
