import { useEffect, type ReactNode } from 'react';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { texts } from '../../texts/en.ts';
import styles from './account-card.module.css';

interface AccountCardProps {
  title: string;
  text?: ReactNode;
  /** Whether the card appears after an action, which screen readers then announce. */
  isStatus?: boolean;
  children?: ReactNode;
}

/** A page without a menu that has one card: a title, a sentence, and a form or a button. */
export function AccountCard({ title, text, isStatus = false, children }: AccountCardProps) {
  useEffect(() => {
    document.title = `${title} · ${texts.account.brand}`;
  }, [title]);
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Bellbird size={32} /> {texts.account.brand}
      </p>
      <div className={styles.card}>
        <div role={isStatus ? 'status' : undefined}>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

/** Says why the action failed. */
export function AccountProblem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
