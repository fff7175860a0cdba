import type { ReactNode } from 'react';
import styles from './whatsapp-number-place.module.css';

export const WHATSAPP_NUMBER_ID = 'whatsapp-number';

/** Where the panel of the number stands on a page: links lead here, also before it is there. */
export function WhatsAppNumberPlace({ children }: { children: ReactNode }) {
  return (
    <div id={WHATSAPP_NUMBER_ID} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
