import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { MOST_AT_ONCE } from '#platform/http/several/each-result.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import styles from './choice.module.css';
import type { Choice } from './use-choice.ts';

interface ChoiceBarProps<Row> {
  choice: Choice<Row>;
  /** The buttons; they get whether more rows are chosen than one call takes. */
  children: (isTooMany: boolean) => ReactNode;
}

/** How many rows are chosen, and what can be done with them. Always in view while there are some. */
export function ChoiceBar<Row>({ choice: { chosen, clear }, children }: ChoiceBarProps<Row>) {
  const isTooMany = chosen.length > MOST_AT_ONCE;
  return (
    <>
      {/* Outside of the bar, so that it is there before its first words. */}
      <VisuallyHidden role="status">
        {chosen.length > 0 && fill(texts.choice.chosen, { count: chosen.length })}
      </VisuallyHidden>
      {chosen.length > 0 && (
        <div role="region" aria-label={texts.choice.label} className={styles.bar}>
          <span className={styles.count} aria-hidden>
            {fill(texts.choice.chosen, { count: chosen.length })}
          </span>
          {isTooMany && <span>{fill(texts.choice.tooMany, { most: MOST_AT_ONCE })}</span>}
          {children(isTooMany)}
          <Button variant="subtle" color="gray" size="sm" onClick={clear}>
            {texts.choice.clear}
          </Button>
        </div>
      )}
    </>
  );
}
