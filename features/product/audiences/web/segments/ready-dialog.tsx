import { Button } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { READY_AUDIENCES, type ReadyAudience } from '../../rules/ready-audiences.ts';
import { texts } from '../../texts/en.ts';
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
      title={texts.ready.title}
      onClose={onClose}
      width={620}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.ready.close}
        </Button>
      }
    >
      <p className={styles.quiet}>{texts.ready.about}</p>
      <ul className={styles.segments} aria-label={texts.ready.title}>
        {READY_AUDIENCES.map(({ id, condition }) => (
          <ReadyLine key={id} id={id} sentence={describe(condition)} take={() => take(condition)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface ReadyLineProps {
  id: ReadyAudience['id'];
  sentence: string;
  take: () => void;
}

function ReadyLine({ id, sentence, take }: ReadyLineProps) {
  const { name, purpose } = texts.readyAudiences[id];
  return (
    <li className={styles.segment}>
      <span>
        <strong>{name}</strong> <span className={styles.quiet}>{purpose}</span>
        <br />
        <span className={styles.quiet}>{sentence}</span>
      </span>
      <Button size="xs" variant="default" aria-label={fill(texts.ready.takeNamed, { name })} onClick={take}>
        {texts.ready.take}
      </Button>
    </li>
  );
}
