import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { failedPageText } from '../failed-page-text.ts';
import { texts } from '../texts/en.ts';
import styles from './failure-note.module.css';

interface FailureNoteProps {
  /** What could not be loaded, as the start of a sentence. */
  what: string;
  /** What failed, if the specification has a sentence for it. */
  why?: string | undefined;
  error: unknown;
  retry: () => void;
  /** Without a border, if the surrounding element has one. */
  bare?: boolean;
}

/** Replaces content that could not be loaded: says what happened, with a button to try again. */
export function FailureNote({ what, why, error, retry, bare = false }: FailureNoteProps) {
  // The specification's sentence is shown with the reference and the way to get help.
  const reference = why === undefined ? referenceOf(error) : undefined;
  return (
    <div className={styles.note} data-bare={bare} role="alert">
      <IconAlertTriangle className={styles.icon} size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={styles.title}>{fill(texts.failures.title, { what })}</p>
        <p className={styles.text}>{why === undefined ? sentenceOf(error) : failedPageText(error, why)}</p>
        {reference !== undefined && (
          <p className={styles.text}>{fill(texts.failures.reference, { reference })}</p>
        )}
      </div>
      <Button variant="default" size="sm" onClick={retry}>
        {texts.buttons.tryAgain}
      </Button>
    </div>
  );
}
