import { useEffect, useRef } from 'react';
import { texts } from '../texts/en.ts';
import styles from './more-rows.module.css';

/** Far enough before the end that a scrolling person notices no wait. */
const AHEAD = '400px';

/** The end of a list that continues. Reports when it becomes visible. */
export function MoreRows({ isWaiting, onSeen }: { isWaiting: boolean; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) seen.current();
      },
      { root: end.current.parentElement, rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.more} role="presentation">
      {isWaiting ? texts.items.loadingMore : ''}
    </div>
  );
}
