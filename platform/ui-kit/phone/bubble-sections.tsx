import type { Bubble } from '#platform/channel/bubble.ts';
import styles from './bubble-parts.module.css';

/** What the button of a list opens. */
export function BubbleSections({ sections }: { sections: Bubble['sections'] }) {
  return (
    <div className={styles.sheet} role="group" aria-label="What the list offers">
      {sections.map(({ title, rows }, at) => (
        <div key={at}>
          {title !== null && <p className={styles.sectionTitle}>{title}</p>}
          <ul className={styles.choices}>
            {rows.map((row) => (
              <li key={row.title}>
                <span>
                  {row.title}
                  {row.description !== null && <span className={styles.description}>{row.description}</span>}
                </span>
                <span className={styles.dot} aria-hidden />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
