import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { READY_AUDIENCES } from '../../rules/ready-audiences.ts';
import styles from '../audience-builder.module.css';

interface ReadyDialogProps {
  /** Describes a condition as a sentence. */
  describe: (condition: AudienceCondition) => string;
  /** Replaces the current rules by a ready audience's. */
  take: (condition: AudienceCondition) => void;
  onClose: () => void;
}

/** The dialog with the audiences that a merchant can start with. */
export function ReadyDialog({ describe, take, onClose }: ReadyDialogProps) {
  return (
    <Dialog
      title="Ready audiences"
      onClose={onClose}
      width={620}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className={styles.quiet}>
        Take one, and change its rules as you like. It replaces the rules that are there.
      </p>
      <ul className={styles.segments} aria-label="Ready audiences">
        {READY_AUDIENCES.map(({ name, use, condition }) => (
          <li key={name} className={styles.segment}>
            <span>
              <strong>{name}</strong> <span className={styles.quiet}>{use}</span>
              <br />
              <span className={styles.quiet}>{describe(condition)}</span>
            </span>
            <Button size="xs" variant="default" aria-label={`Use ${name}`} onClick={() => take(condition)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
