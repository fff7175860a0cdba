import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import { mergeDocuments } from '../../../rules/editor/merge-documents.ts';
import { differencesOf } from '../../../rules/editor/what-changed.ts';
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
      title="Somebody else changed this flow"
      width={560}
      staysOnClickOutside
      onClose={close}
      actions={
        conflicts.length === 0 ? (
          <Button onClick={() => choose(document)}>Keep both</Button>
        ) : (
          <>
            <Button variant="default" onClick={() => choose(withTheirs)}>
              Take theirs
            </Button>
            <Button onClick={() => choose(document)}>Keep mine</Button>
          </>
        )
      }
    >
      <p>While you wrote, this was saved:</p>
      <DifferenceList differences={differencesOf(start, theirs)} none="Nothing that can be seen here." />
      <p>
        {conflicts.length === 0
          ? 'It touches nothing that you changed, so both are kept. Save once more afterwards.'
          : 'You changed some of the same parts. Whatever you choose, the rest of both is kept, Undo brings the other back, and nothing is stored until you save.'}
      </p>
    </Dialog>
  );
}
