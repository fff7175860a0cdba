import type { ReactNode } from 'react';
import { Bellbird } from '../bird/bellbird.tsx';
import styles from './empty-note.module.css';

interface EmptyNoteProps {
  title: string;
  text: ReactNode;
  /** The first step, if there is one. */
  action?: ReactNode;
}

/** Explains an empty part of a page. */
export function EmptyNote({ title, text, action }: EmptyNoteProps) {
  return (
    <div className={styles.note}>
      <span className={styles.bird}>
        <Bellbird size={72} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
