import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import { useState } from 'react';
import type { Hold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';
import { texts } from '../texts/en.ts';

interface LeaveDialogProps {
  hold: Hold;
  stay: () => void;
  leave: () => void;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ hold, leave, ...props }: LeaveDialogProps) {
  const [saving, setSaving] = useState(false);
  const [giveFocusBack] = useState(rememberFocus);
  const stay = () => {
    props.stay();
    giveFocusBack();
  };
  const { save } = hold;
  const saveAndLeave = async () => {
    if (save === undefined) return;
    setSaving(true);
    const isSaved = await save.run();
    setSaving(false);
    if (isSaved) leave();
    else stay();
  };
  return (
    <Modal
      opened
      onClose={stay}
      title={texts.leaving.title}
      centered
      closeButtonProps={{ 'aria-label': texts.leaving.close }}
    >
      <Text mb={20}>{hold.text}</Text>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={leave}>
          {hold.leave ?? texts.leaving.leave}
        </Button>
        {save === undefined ? (
          <Button data-autofocus onClick={stay}>
            {hold.stay ?? texts.leaving.stay}
          </Button>
        ) : (
          <Button data-autofocus loading={saving} onClick={() => void saveAndLeave()}>
            {save.word}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
