import type { ReactNode } from 'react';
import { PhoneApp, type PhoneAppName } from './phone-app.ts';
import styles from './phone.module.css';

interface ChatAppProps {
  app: PhoneAppName;
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** Gives the messages inside it the colours and markup of an app. */
export function ChatApp({ app, scheme, children }: ChatAppProps) {
  return (
    <div className={styles.app} data-app={app} data-scheme={scheme}>
      <PhoneApp value={app}>{children}</PhoneApp>
    </div>
  );
}
