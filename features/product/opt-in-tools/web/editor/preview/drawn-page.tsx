import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { fontStack } from '../../../contract/font-files.ts';
import { shopThemeQuery } from '../../shop-theme-query.ts';
import type { Device } from '../editing.ts';
import styles from './preview.module.css';

interface DrawnPageProps {
  shopUrl: string;
  shopName: string;
  device: Device;
  /** Whether to draw the thank-you page instead of the front page. */
  isOrderPage: boolean;
}

/** A drawn page of a shop, as a background for a tool. */
export function DrawnPage({ shopUrl, shopName, device, isOrderPage }: DrawnPageProps) {
  const isPhone = device === 'phone';
  const look = useLook(shopUrl);
  return (
    <div className={styles.page} data-device={device} style={look} aria-hidden>
      <div className={styles.shopHead}>
        <strong>{shopName}</strong>
        {!isPhone && (
          <span className={styles.shopMenu}>
            <i /> <i /> <i />
          </span>
        )}
      </div>
      {isOrderPage ? <OrderMap /> : <div className={styles.hero} />}
      <div className={styles.products}>
        {Array.from({ length: isPhone ? 4 : 8 }, (_, nth) => (
          <span key={nth} className={styles.product}>
            <b /> <i /> <i />
          </span>
        ))}
      </div>
    </div>
  );
}

/** A map with the destination of the shipment. */
function OrderMap() {
  return (
    <svg className={styles.map} viewBox="0 0 400 120" preserveAspectRatio="xMidYMid slice">
      <path d="M0 80 Q100 40 200 78 T400 52 V120 H0Z" />
      <path d="M0 20 H400 M60 0 V120 M190 0 V120 M310 0 V120" fill="none" stroke="#fff" strokeWidth="6" />
      <circle cx="232" cy="58" r="9" className={styles.pin} />
    </svg>
  );
}

/** Returns the shop's colours and font, as far as its pages reveal them. */
function useLook(shopUrl: string): CSSProperties {
  const { data } = useQuery(shopThemeQuery(shopUrl));
  const look = data?.look;
  if (!look) return {};
  return {
    ...(look.backgroundColor && { '--shop-paper': look.backgroundColor }),
    ...(look.textColor && { '--shop-ink': look.textColor }),
    ...(look.buttonColor && { '--shop-accent': look.buttonColor }),
    ...(look.font && { fontFamily: fontStack(look.font) }),
  };
}
