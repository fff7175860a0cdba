import { useEffect, useRef } from 'react';
import styles from './more-rows.module.css';

/** So much before the end that one who goes on does not notice. */
const AHEAD = '400px';

/** Stands at the end of a list that goes on, and tells when it comes into sight. */
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
      {isWaiting ? 'Loading more…' : ''}
    </div>
  );
}
