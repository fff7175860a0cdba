import { Button } from '@mantine/core';
import { texts } from '../texts/en.ts';
import styles from './broadcast-page.module.css';

interface TextChoiceProps {
  chosen: 'A' | 'B';
  /** The label of the choice, for screen readers. */
  label?: string;
  choose: (arm: 'A' | 'B') => void;
}

/** The choice of the shown text of an A/B test. */
export function TextChoice({ chosen, choose, label = texts.sent.shownText }: TextChoiceProps) {
  return (
    <div className={styles.texts} role="group" aria-label={label}>
      {(['A', 'B'] as const).map((arm) => (
        <Button
          key={arm}
          size="xs"
          variant={arm === chosen ? 'light' : 'default'}
          aria-pressed={arm === chosen}
          onClick={() => choose(arm)}
        >
          {texts.arms[arm]}
        </Button>
      ))}
    </div>
  );
}
