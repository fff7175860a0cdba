import { Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import type { ReactNode } from 'react';
import styles from './charge-dialog.module.css';

interface ChargeDialogProps {
  title: string;
  children: ReactNode;
  /** The ways out; the main one last. */
  actions: ReactNode;
  /** Null where one of the actions has to be taken. */
  onClose: (() => void) | null;
}

/** A dialog about a charge. */
export function ChargeDialog({ title, children, actions, onClose }: ChargeDialogProps) {
  const canClose = onClose !== null;
  return (
    <Modal
      opened
      onClose={onClose ?? (() => undefined)}
      title={title}
      centered
      size={460}
      withCloseButton={canClose}
      closeOnEscape={canClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Modal>
  );
}
