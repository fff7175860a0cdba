import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { KeyList } from './key-list.tsx';

/** Shows the keyboard shortcuts in a dialog. */
export function KeysDialog({ close }: { close: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={close} width={360} actions={<Button onClick={close}>Close</Button>}>
      <KeyList />
    </Dialog>
  );
}
