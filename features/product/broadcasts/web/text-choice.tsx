import { Button } from '@mantine/core';
import { texts } from '../texts/en.ts';
import styles from './broadcast-page.module.css';

interface TextChoiceProps {
  chosen: 'A' | 'B';
  /** What it chooses, for screen readers. */
  label?: string;
  choose: (arm: 'A' | 'B') => void;
}

/** Which of the two texts of an A/B test is shown. */
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
