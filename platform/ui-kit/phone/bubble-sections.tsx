import { use } from 'react';
import type { Bubble } from '#platform/channel/bubble.ts';
import { texts } from '../texts/en.ts';
import styles from './bubble-parts.module.css';
import { PartDrawing } from './part-drawing.ts';

/** The rows that a list's button opens. */
export function BubbleSections({ sections }: { sections: Bubble['sections'] }) {
  const draw = use(PartDrawing);
  return (
    <div className={styles.sheet} role="group" aria-label={texts.phone.list}>
      {sections.map(({ title, rows }, at) => (
        <div key={at}>
          {title !== null && <p className={styles.sectionTitle}>{title}</p>}
          <ul className={styles.choices}>
            {rows.map((row) => (
              <li key={row.title}>
                {draw(
                  row,
                  <>
                    <span>
                      {row.title}
                      {row.description !== null && (
                        <span className={styles.description}>{row.description}</span>
                      )}
                    </span>
                    <span className={styles.dot} aria-hidden />
                  </>,
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
