import { Button } from '@mantine/core';
import { useState } from 'react';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import { mergeDocuments } from '../../../rules/editor/merge-documents.ts';
import { isSaved } from '../../../rules/editor/what-changed.ts';
import { texts } from '../../../texts/en.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import styles from '../notice-bar.module.css';
import { dropDraft, readDraft } from './keep-draft.ts';

interface DraftNoteProps {
  name: string;
  start: FlowDocument;
  timeZone: string;
  restore: (document: FlowDocument) => void;
}

/** Offers unsaved changes of an earlier visit, merged with what is stored now. */
export function DraftNote({ name, start, timeZone, restore }: DraftNoteProps) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(name);
    return kept && !isSaved(kept.start, kept.document) ? kept : null;
  });
  const [isAsking, setIsAsking] = useState(false);
  if (!draft) return null;
  const bringBack = (document: FlowDocument) => {
    restore(document);
    setDraft(null);
  };
  const merged = mergeDocuments(draft.start, draft.document, start);
  return (
    <div role="status" className={styles.bar}>
      <p>
        <RichText
          text={texts.draft.note}
          values={{ when: <Moment at={draft.keptAt} timeZone={timeZone} /> }}
        />
      </p>
      <Button
        size="compact-sm"
        onClick={() => (merged.conflicts.length > 0 ? setIsAsking(true) : bringBack(merged.document))}
      >
        {texts.draft.restore}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          dropDraft(name);
          setDraft(null);
        }}
      >
        {texts.draft.discard}
      </Button>
      {isAsking && (
        <ConflictDialog
          start={draft.start}
          mine={draft.document}
          theirs={start}
          choose={bringBack}
          close={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
