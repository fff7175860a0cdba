import {
  IconActivityHeartbeat,
  IconChartBar,
  IconChartHistogram,
  IconHeadset,
  IconLayoutDashboard,
  IconLock,
  IconMessageBolt,
  IconMessages,
  IconSend,
  IconSettings,
  IconTemplate,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { track } from '#platform/tracking/browser/track.ts';
import { openPlans } from '#platform/ui-kit/open-plans.ts';
import type { MenuEntry, MenuIcon } from './menu.ts';
import styles from './side-bar.module.css';

const ICONS: Record<MenuIcon, typeof IconLock> = {
  dashboard: IconLayoutDashboard,
  whatsappFigures: IconChartHistogram,
  messengerFigures: IconChartBar,
  campaigns: IconMessageBolt,
  broadcasts: IconSend,
  tools: IconUserPlus,
  messages: IconMessages,
  health: IconActivityHeartbeat,
  support: IconHeadset,
  templates: IconTemplate,
  subscribers: IconUsers,
  settings: IconSettings,
};

/** One entry of the menu: a page, or behind a lock the plans that have it. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const Icon = ICONS[entry.icon];
  if (entry.isLocked) return <LockedEntry entry={entry} />;
  return (
    // Exact: a dashboard is not left highlighted by a path that begins like it; lists stay so over what they open.
    <NavLink to={entry.to} className={styles.link ?? ''} title={entry.fullName} aria-label={entry.fullName}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.word}>{entry.name}</span>
    </NavLink>
  );
}

function LockedEntry({ entry }: { entry: MenuEntry }) {
  const Icon = ICONS[entry.icon];
  const reason = `${entry.fullName} is not in your plan. See the plans that have it`;
  const seePlans = () => {
    track('Tried Turn on Paid Feature', { feature: entry.name });
    openPlans();
  };
  return (
    <button type="button" className={styles.link} title={reason} onClick={seePlans}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.word}>
        {entry.name}
        <span className={styles.spoken}>, not in your plan: see the plans</span>
      </span>
      <IconLock className={styles.lock} size={15} stroke={1.75} aria-hidden />
    </button>
  );
}
