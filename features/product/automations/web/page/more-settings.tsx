import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import styles from './more-settings.module.css';

interface MoreSettingsProps {
  /** What they belong to, for screen readers: "message 1". */
  of: string;
  /** Whether one of them prevents saving. They stay open until it is right. */
  isWrong: boolean;
  children: ReactNode;
}

/** Settings that are rarely changed, closed at first. */
export function MoreSettings({ of, isWrong, children }: MoreSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.more}
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <IconChevronRight className={styles.sign} size={16} stroke={1.75} aria-hidden />
        <span>
          More settings<span className="bb-spoken"> of {of}</span>
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
