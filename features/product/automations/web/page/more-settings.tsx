import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import styles from './more-settings.module.css';

interface MoreSettingsProps {
  /** With what they belong to in `<spoken>`, for screen readers. */
  title: string;
  /** Whether one of them prevents saving. They stay open until it is right. */
  isWrong: boolean;
  children: ReactNode;
}

/** Settings that are rarely changed, closed at first. */
export function MoreSettings({ title, isWrong, children }: MoreSettingsProps) {
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
          <RichText text={title} parts={{ spoken }} />
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function spoken(inside: string): ReactNode {
  return <span className="bb-spoken">{inside}</span>;
}
