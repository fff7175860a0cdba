import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import { mergeDocuments } from '../../../rules/editor/merge-documents.ts';
import { differencesOf } from '../../../rules/editor/what-changed.ts';
import { texts } from '../../../texts/en.ts';
import { DifferenceList } from '../difference-list.tsx';

interface ConflictDialogProps {
  start: FlowDocument;
  mine: FlowDocument;
  theirs: FlowDocument;
  choose: (document: FlowDocument) => void;
  close: () => void;
}

/** Shows what somebody else has saved, and asks for a choice if both changed the same. */
export function ConflictDialog({ start, mine, theirs, choose, close }: ConflictDialogProps) {
  const { document, withTheirs, conflicts } = mergeDocuments(start, mine, theirs);
  return (
    <Dialog
      title={texts.conflict.title}
      width={560}
      staysOnClickOutside
      onClose={close}
      actions={
        conflicts.length === 0 ? (
          <Button onClick={() => choose(document)}>{texts.conflict.keepBoth}</Button>
        ) : (
          <>
            <Button variant="default" onClick={() => choose(withTheirs)}>
              {texts.conflict.takeTheirs}
            </Button>
            <Button onClick={() => choose(document)}>{texts.conflict.keepMine}</Button>
          </>
        )
      }
    >
      <p>{texts.conflict.about}</p>
      <DifferenceList differences={differencesOf(start, theirs)} none={texts.conflict.none} />
      <p>{conflicts.length === 0 ? texts.conflict.separate : texts.conflict.overlapping}</p>
    </Dialog>
  );
}
