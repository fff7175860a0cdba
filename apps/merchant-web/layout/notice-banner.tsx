import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useWhatsAppSender } from '#features/channels/web/use-whatsapp-sender.ts';
import { closeBanner, showBanner, useBanner } from '#platform/ui-kit/banner-store.ts';
import styles from './notice-banner.module.css';

/** What every page has to say first, until it is over or closed. */
export function NoticeBanner() {
  const banner = useBanner();
  if (banner === null) return null;
  return (
    <div className={styles.banner} data-tone={banner.tone} role="alert">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>{banner.text}</p>
      <button type="button" className={styles.close} aria-label="Close this notice" onClick={closeBanner}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}

/** A number that was stopped sends nothing until someone looks at it. */
export function useStoppedSenderBanner(shopUrl: string): void {
  const stopped = useWhatsAppSender(shopUrl).data?.sender?.stoppedReason ?? null;
  useEffect(() => {
    showBanner(
      stopped === null
        ? null
        : { id: 'sender-stopped', tone: 'bad', text: `WhatsApp messages wait: ${stopped} Nothing is lost.` },
    );
  }, [stopped]);
}
