import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { openPlans } from '#features/foundations/plans/web/open-plans.ts';
import { fill } from '#platform/language/reader.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { texts } from '../texts/en.ts';
import type { MenuEntry } from './menu.ts';
import styles from './side-bar.module.css';

/** A menu entry: a link to a page, or a lock that opens the plans. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { icon: Icon } = entry;
  if (entry.isLocked) return <LockedEntry entry={entry} />;
  return (
    // Without `end`, a list's entry stays active on the pages of its items. NavLink compares whole path segments, so a
    // dashboard's entry is not active on a path that only starts with the same letters.
    <NavLink to={entry.to} className={styles.link ?? ''} title={entry.fullName} aria-label={entry.fullName}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.word}>{entry.name}</span>
      {entry.count && <MenuCount {...entry.count} />}
    </NavLink>
  );
}

function LockedEntry({ entry }: { entry: MenuEntry }) {
  const { icon: Icon } = entry;
  const label = fill(texts.menu.locked, { page: entry.fullName });
  const seePlans = () => {
    track('Tried Turn on Paid Feature', { feature: entry.to });
    openPlans();
  };
  return (
    <button type="button" className={styles.link} title={label} aria-label={label} onClick={seePlans}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.word}>{entry.name}</span>
      <IconLock className={styles.lock} size={15} stroke={1.75} aria-hidden />
    </button>
  );
}

type Count = NonNullable<MenuEntry['count']>;
type Loaded = Awaited<ReturnType<Count['load']>>;

/** A number beside an entry of the menu. The menu does not wait for it, and works without it. */
function MenuCount({ load, shopUrl }: Count) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    load().then(setLoaded, () => undefined);
  }, [load]);
  return loaded && <loaded.default shopUrl={shopUrl} />;
}
