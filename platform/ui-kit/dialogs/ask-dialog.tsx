import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
  title: string;
  /** One paragraph each. */
  lines: readonly string[];
  onClose: () => void;
  /** The label of the button that cancels; null when only the answers are offered. */
  no: string | null;
  /** Called when the person cancels; closes the dialog by default. */
  onNo?: () => void;
  /** The buttons with the answers. */
  children: ReactNode;
}

/** A question, shown as long as it is rendered. The focus then returns to where it was. */
export function AskDialog({ title, lines, onClose, no, onNo = onClose, children }: AskDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {no !== null && (
            <Button variant="default" onClick={onNo}>
              {no}
            </Button>
          )}
          {children}
        </>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
