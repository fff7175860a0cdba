import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Moment } from '../parts/moment.tsx';
import { texts } from '../texts/en.ts';
import { RichText } from '../texts/rich-text.tsx';
import styles from './changes-note.module.css';
import type { EarlierChanges } from './use-form-changes.ts';

interface ChangesNoteProps {
  changes: EarlierChanges;
  timeZone: string;
  /** In a page, with space around it; otherwise across a whole screen. */
  isInPage?: boolean;
  /** A question that must be answered before they are restored. */
  children?: ReactNode;
}

/** Offers unsaved changes of an earlier visit. */
export function ChangesNote({ changes, timeZone, isInPage = false, children }: ChangesNoteProps) {
  const { keptAt, isOutdated, restore, discard } = changes;
  return (
    <div role="status" className={styles.bar} data-in-page={isInPage}>
      <p>
        <RichText
          text={isOutdated ? texts.unsavedChanges.outdated : texts.unsavedChanges.note}
          values={{ when: <Moment at={keptAt} timeZone={timeZone} /> }}
        />
      </p>
      <Button size="compact-sm" onClick={restore}>
        {texts.unsavedChanges.restore}
      </Button>
      <Button size="compact-sm" variant="default" onClick={discard}>
        {texts.unsavedChanges.discard}
      </Button>
      {children}
    </div>
  );
}
