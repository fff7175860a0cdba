import type { Difference } from '../../rules/editor/what-changed.ts';
import styles from './difference-list.module.css';

const WORDS: Record<Difference['what'], string> = {
  added: 'added',
  changed: 'changed',
  removed: 'taken out',
  moved: 'changed',
};

/** The differences of two versions, one line each. */
export function DifferenceList({ differences, none }: { differences: readonly Difference[]; none: string }) {
  if (differences.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.differences}>
      {differences.map(({ what, name, before, after }, at) => (
        <li key={at}>
          <strong>
            {name} {WORDS[what]}
          </strong>
          {before !== null && <del dir="auto">{before || 'nothing'}</del>}
          {after !== null && <ins dir="auto">{after || 'nothing'}</ins>}
        </li>
      ))}
    </ul>
  );
}
