import { fill } from '#platform/language/reader.ts';
import type { Difference } from '../../rules/editor/what-changed.ts';
import { texts } from '../../texts/en.ts';
import styles from './difference-list.module.css';

/** The differences of two versions, one line each. */
export function DifferenceList({ differences, none }: { differences: readonly Difference[]; none: string }) {
  if (differences.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.differences}>
      {differences.map(({ what, name, before, after }, at) => (
        <li key={at}>
          <strong>{fill(texts.differences[what], { part: name })}</strong>
          {before !== null && <del dir="auto">{before || texts.differences.empty}</del>}
          {after !== null && <ins dir="auto">{after || texts.differences.empty}</ins>}
        </li>
      ))}
    </ul>
  );
}
