import {
  IconBrandMessenger,
  IconBrandWhatsapp,
  IconDisc,
  IconEyeOff,
  IconHandStop,
  IconMessage2Plus,
  IconPhoto,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OverviewCard as Card } from '../rules/overview-cards.ts';
import styles from './overview-card.module.css';

const ICONS: Record<string, typeof IconPhoto> = {
  abandonedCart: IconShoppingCart,
  browserAbandonment: IconEyeOff,
  welcome: IconHandStop,
  shipmentUpdates: IconTruckDelivery,
  persistentPill: IconMessage2Plus,
  spinTheWheel: IconDisc,
  visualPopup: IconPhoto,
};
/** The chat widget is one type with an icon for each channel. */
const CHAT_ICONS = { WA: IconBrandWhatsapp, FB: IconBrandMessenger };

/** A campaign or tool: what it does, and its switch or the reason why there is none. */
export function OverviewCard({ card, children }: { card: Card; children: ReactNode }) {
  const Icon =
    card.type === 'customerChatWidget' ? CHAT_ICONS[card.channel] : (ICONS[card.type] ?? IconPhoto);
  return (
    <li className={styles.card}>
      <Icon className={styles.icon} size={24} stroke={1.5} aria-hidden />
      <div>
        <h2 className={styles.title}>{card.title}</h2>
        <p className={styles.text}>{card.text}</p>
      </div>
      {children}
    </li>
  );
}
