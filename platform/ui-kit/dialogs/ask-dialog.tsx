import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { rememberFocus } from '../remember-focus.ts';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
  title: string;
  /** A paragraph each. */
  lines: readonly string[];
  onClose: () => void;
  /** The way back, beside the answers; null where they are all there is. */
  no: string | null;
  /** What the way back does besides closing. */
  onNo?: () => void;
  /** The answers. */
  children: ReactNode;
}

/** A question in the way of something, for as long as it is drawn; the cursor goes back to where it was. */
export function AskDialog({ title, lines, onClose, no, onNo = onClose, children }: AskDialogProps) {
  const [giveFocusBack] = useState(rememberFocus);
  useEffect(() => giveFocusBack, [giveFocusBack]);
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
