import {
  IconBrandWhatsapp,
  IconChevronDown,
  IconLayoutDashboard,
  IconMessageBolt,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import styles from './side-bar.module.css';

export function SideBar({ shopName }: { shopName: string }) {
  return (
    <nav className={styles.bar} aria-label="Pages">
      <div className={styles.inner}>
        <p className={styles.shop} title={shopName}>
          <span className={styles.face} aria-hidden>
            {shopName.trim().charAt(0).toUpperCase()}
          </span>
          <span className={styles.shopName}>{shopName}</span>
        </p>
        <PageLink to="/dashboard" name="Dashboard" icon={IconLayoutDashboard} />
        <details open className={styles.group}>
          <summary className={styles.groupName}>
            <IconBrandWhatsapp className={styles.whatsapp} size={18} stroke={1.5} aria-hidden />
            <span className={styles.word}>WhatsApp</span>
            <IconChevronDown className={styles.chevron} size={16} stroke={1.5} aria-hidden />
          </summary>
          <PageLink to="/automation-wa" name="Auto Campaigns" icon={IconMessageBolt} />
          <PageLink to="/opt-in-tools-wa" name="Opt-in Tools" icon={IconUserPlus} />
        </details>
      </div>
    </nav>
  );
}

interface PageLinkProps {
  to: string;
  name: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
}

function PageLink({ to, name, icon: Icon }: PageLinkProps) {
  return (
    <NavLink to={to} className={styles.link ?? ''} title={name}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.word}>{name}</span>
    </NavLink>
  );
}
