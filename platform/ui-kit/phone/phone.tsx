import { IconArrowLeft, IconDotsVertical, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './phone.module.css';

interface PhoneProps {
  /** Who the chat is with, as the shopper sees it. */
  chatName: string;
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** A shopper's phone with a WhatsApp chat open. A picture to look at: nothing in it can be pressed. */
export function Phone({ chatName, scheme, children }: PhoneProps) {
  return (
    <figure
      className={styles.phone}
      data-scheme={scheme}
      aria-label={`WhatsApp chat with ${chatName}, as a shopper sees it`}
    >
      <div className={styles.screen}>
        <div className={styles.bar}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          <span className={styles.face} aria-hidden>
            {chatName.trim().charAt(0).toUpperCase()}
          </span>
          <span className={styles.who}>
            <span className={styles.name}>{chatName}</span>
            <span className={styles.kind}>Business account</span>
          </span>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          <IconDotsVertical size={18} stroke={1.75} aria-hidden />
        </div>
        <div className={styles.chat}>
          <span className={styles.day}>Today</span>
          {children}
        </div>
      </div>
    </figure>
  );
}
