import { Button } from '@mantine/core';
import { useState } from 'react';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import { mergeDocuments } from '../../../rules/editor/merge-documents.ts';
import { isSaved } from '../../../rules/editor/what-changed.ts';
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
        Changes of <Moment at={draft.keptAt} timeZone={timeZone} /> were kept in this browser and never saved.
      </p>
      <Button
        size="compact-sm"
        onClick={() => (merged.conflicts.length > 0 ? setIsAsking(true) : bringBack(merged.document))}
      >
        Bring them back
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          dropDraft(name);
          setDraft(null);
        }}
      >
        Forget them
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
