import { useState } from 'react';
import { ChangesNote } from '#platform/ui-kit/unsaved/changes-note.tsx';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import { mergeDocuments } from '../../../rules/editor/merge-documents.ts';
import { isSaved } from '../../../rules/editor/what-changed.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
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
  const changes = {
    keptAt: draft.keptAt,
    isOutdated: !isSaved(draft.start, start),
    restore: () => (merged.conflicts.length > 0 ? setIsAsking(true) : bringBack(merged.document)),
    discard: () => {
      dropDraft(name);
      setDraft(null);
    },
  };
  return (
    <ChangesNote changes={changes} timeZone={timeZone}>
      {isAsking && (
        <ConflictDialog
          start={draft.start}
          mine={draft.document}
          theirs={start}
          choose={bringBack}
          close={() => setIsAsking(false)}
        />
      )}
    </ChangesNote>
  );
}
