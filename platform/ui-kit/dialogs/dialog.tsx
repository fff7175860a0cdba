import { Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import type { ReactNode } from 'react';
import { texts } from '../texts/en.ts';
import { useFocusBack } from '../use-focus-back.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  opened?: boolean;
  children: ReactNode;
  /** The buttons; the main one comes last. */
  actions: ReactNode;
  /** Null when one of the actions must be chosen. */
  onClose: (() => void) | null;
  /** A click outside does not close it. */
  staysOnClickOutside?: boolean;
  /** The width in pixels, when it contains more than a question. */
  width?: number;
}

/** A modal dialog. */
export function Dialog({
  title,
  opened = true,
  children,
  actions,
  onClose,
  staysOnClickOutside = false,
  width = 460,
}: DialogProps) {
  const canClose = onClose !== null;
  useFocusBack(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      title={title}
      centered
      size={width}
      withCloseButton={canClose}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose && !staysOnClickOutside}
      closeButtonProps={{ 'aria-label': texts.buttons.close }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Modal>
  );
}
