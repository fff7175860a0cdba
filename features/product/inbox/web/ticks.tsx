import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { texts } from '#platform/ui-kit/texts/en.ts';
import styles from './message-list.module.css';

/** How far a message has come, if its ticks say all. */
export type Progress = 'waiting' | 'sent' | 'delivered' | 'read';

const TICKS = { waiting: IconClock, sent: IconCheck, delivered: IconChecks, read: IconChecks };

/** The ticks of a message of the team. */
export function Ticks({ progress }: { progress: Progress }) {
  const Tick = TICKS[progress];
  return (
    <Tick
      className={progress === 'read' ? styles.read : undefined}
      size={16}
      stroke={1.75}
      aria-label={texts.phone[progress]}
    />
  );
}
