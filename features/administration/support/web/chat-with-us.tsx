import { IconBrandWhatsapp, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { texts } from '../texts/en.ts';
import styles from './chat-with-us.module.css';

const ChatForm = lazy(async () => ({ default: (await import('./chat-form.tsx')).ChatForm }));

interface ChatWithUsProps {
  merchant: { shopUrl: string; shopCountry: string };
}

/**
 * The button and form with which a merchant asks for a chat on WhatsApp. The form floats only while it is open, so it
 * does not cover the page.
 */
export function ChatWithUs({ merchant: { shopUrl, shopCountry } }: ChatWithUsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  useEscape(isOpen, close);
  return (
    <div className={styles.place}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />
        <span className={styles.openerWord}>{texts.chatWithUs.title}</span>
      </button>
      {isOpen && (
        <div className={styles.card} role="dialog" aria-label={texts.chatWithUs.title}>
          <div className={styles.head}>
            <h2 className={styles.title}>{texts.chatWithUs.title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={texts.chatWithUs.close}
              onClick={close}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </button>
          </div>
          <Suspense fallback={<p className={styles.note}>{texts.chatWithUs.loading}</p>}>
            <ChatForm shopUrl={shopUrl} shopCountry={shopCountry} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closing.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
}
