import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { UNUSUAL_SIGN_UPS } from '#features/product/opt-in-tools/web/copy.ts';
import { useToolSummary } from '#features/product/opt-in-tools/web/use-tool-summary.ts';
import { bannerOf } from '#features/product/sender-health/web/alert-banner.ts';
import { useSenderAlerts } from '#features/product/sender-health/web/use-sender-alerts.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { texts } from '../texts/en.ts';
import { closeBanner, showBanner, useBanner } from './banner-store.ts';
import styles from './notice-banner.module.css';

const SENDER_HEALTH = { to: '/sender-health', name: texts.notice.senderHealth };
const OPT_IN_TOOLS = { to: '/opt-in-tools-wa', name: texts.notice.tools };

/** The banner above every page. */
export function NoticeBanner() {
  const banner = useBanner();
  const { pathname } = useLocation();
  if (banner === null) return null;
  return (
    <div className={styles.banner} data-tone={banner.tone} role="alert">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>
        {banner.text}{' '}
        {banner.link && banner.link.to !== pathname && (
          <PageLink to={banner.link.to}>{banner.link.name}</PageLink>
        )}
      </p>
      <button type="button" className={styles.close} aria-label={texts.notice.close} onClick={closeBanner}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}

/**
 * Shows the most serious problem of the shop's senders. Without a problem, shows a warning about suspicious sign-ups if
 * there are any. A lost Facebook page has its own banner.
 */
export function useShopBanner(shopUrl: string): void {
  const alerts = useSenderAlerts(shopUrl).data?.alerts ?? [];
  const isFlooded = useToolSummary(shopUrl).data?.isUnusual === true;
  const alert = bannerOf(alerts);
  const flood = isFlooded ? { id: 'unusual-sign-ups', text: UNUSUAL_SIGN_UPS } : null;
  const { id, text } = alert ?? flood ?? { id: null, text: null };
  const isAlert = alert !== null;
  useEffect(() => {
    const rest = isAlert
      ? ({ tone: 'bad', link: SENDER_HEALTH } as const)
      : ({ tone: 'care', link: OPT_IN_TOOLS } as const);
    showBanner(id === null ? null : { id, text, ...rest });
  }, [id, text, isAlert]);
}
