import type { ReactNode } from 'react';
import styles from './whatsapp-number-place.module.css';

export const WHATSAPP_NUMBER_ID = 'whatsapp-number';

/** The place of the number's panel on a page. Links lead here, also before the panel has loaded. */
export function WhatsAppNumberPlace({ children }: { children: ReactNode }) {
  return (
    <div id={WHATSAPP_NUMBER_ID} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
