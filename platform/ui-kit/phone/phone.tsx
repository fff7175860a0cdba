import { IconArrowLeft, IconDotsVertical, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import { ChatApp } from './chat-app.tsx';
import type { PhoneAppName } from './phone-app.ts';
import styles from './phone.module.css';

interface PhoneProps {
  /** The chat's title, as the shopper sees it. */
  chatName: string;
  scheme: 'light' | 'dark';
  /** The app of the chat. */
  app?: PhoneAppName;
  /** The text direction of the phone's language. */
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

const APP_NAMES: Record<PhoneAppName, string> = { whatsapp: 'WhatsApp', messenger: 'Messenger' };

/** A shopper's phone with an open chat. Only replies that lead on can be pressed. */
export function Phone({ chatName, scheme, app = 'whatsapp', direction = 'ltr', children }: PhoneProps) {
  return (
    <ChatApp app={app} scheme={scheme}>
      <figure
        className={styles.phone}
        aria-label={fill(texts.phone.chat, { app: APP_NAMES[app], name: chatName })}
      >
        <div className={styles.screen} dir={direction}>
          <div className={styles.bar}>
            <IconArrowLeft className={styles.back} size={18} stroke={1.75} aria-hidden />
            <span className={styles.face} aria-hidden>
              {chatName.trim().charAt(0).toUpperCase()}
            </span>
            <span className={styles.who}>
              <span className={styles.name}>{chatName}</span>
              <span className={styles.kind}>{texts.phone.business}</span>
            </span>
            <IconPhone size={18} stroke={1.75} aria-hidden />
            <IconDotsVertical size={18} stroke={1.75} aria-hidden />
          </div>
          <div className={styles.chat}>
            <span className={styles.day}>{texts.phone.today}</span>
            {children}
          </div>
        </div>
      </figure>
    </ChatApp>
  );
}
