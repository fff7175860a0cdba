import { IconReceipt } from '@tabler/icons-react';
import { texts } from '../../../texts/en.ts';
import styles from '../../../web/editor/bubble.module.css';

/** Messenger's own receipt, which is filled from the order. */
export function ReceiptView() {
  return (
    <div className={styles.bubble}>
      <p className={styles.line}>
        <IconReceipt size={20} stroke={1.5} aria-hidden /> {texts.receipt.note}
      </p>
    </div>
  );
}
