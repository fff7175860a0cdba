import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../texts/en.ts';
import { KeyList } from './key-list.tsx';

/** Shows the keyboard shortcuts in a dialog. */
export function KeysDialog({ close }: { close: () => void }) {
  return (
    <Dialog
      title={texts.keys.title}
      onClose={close}
      width={360}
      actions={<Button onClick={close}>{texts.keys.close}</Button>}
    >
      <KeyList />
    </Dialog>
  );
}
