import { useState } from 'react';
import { formatCount, formatPercent } from '../format/count.ts';
import styles from './share-figure.module.css';

interface ShareFigureProps {
  name: string;
  percent: number;
  count: number;
  /** What the count counts, for example 'messages read'. */
  counted: string;
}

/** A percentage that shows its count on hover, focus or tap. */
export function ShareFigure({ name, percent, count, counted }: ShareFigureProps) {
  const [showsCount, setShowsCount] = useState(false);
  const spoken = `${name}: ${formatPercent(percent)}, ${formatCount(count)} ${counted}`;
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={spoken}
      title={`${formatPercent(percent)} · ${formatCount(count)} ${counted}`}
      onMouseEnter={() => setShowsCount(true)}
      onMouseLeave={() => setShowsCount(false)}
      onFocus={() => setShowsCount(true)}
      onBlur={() => setShowsCount(false)}
    >
      {/* Both stand in the same place, so that nothing moves when they change. */}
      <span data-shown={!showsCount}>{formatPercent(percent)}</span>
      <span data-shown={showsCount}>{formatCount(count)}</span>
    </button>
  );
}
