import type { ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './phone.module.css';

interface AnswerProps {
  title: string;
  onPick: () => void;
  children: ReactNode;
}

/** A reply that a merchant can press in a preview, to see what follows. */
export function Answer({ title, onPick, children }: AnswerProps) {
  return (
    <button
      type="button"
      className={styles.answer}
      aria-label={fill(texts.phone.answer, { title })}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
