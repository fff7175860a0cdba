import {
  IconBrandMessenger,
  IconBrandWhatsapp,
  IconChevronDown,
  IconLogout,
  IconRosetteDiscountCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { openPlans } from '#features/foundations/plans/web/open-plans.ts';
import { texts } from '../texts/en.ts';
import { SideBarHelp } from './help-link.tsx';
import { MenuLink } from './menu-link.tsx';
import type { Menu } from './menu.ts';
import type { Reader } from './reader.ts';
import styles from './side-bar.module.css';

export interface SideBarProps {
  shop: { name: string; picture: string | null };
  menu: Menu;
  /** Who is logged in. */
  reader: Reader;
  helpUrl: string;
  logOut: () => void;
}

export function SideBar({ shop, menu, reader, helpUrl, logOut }: SideBarProps) {
  return (
    <nav className={styles.bar} aria-label={texts.frame.pages}>
      <div className={styles.inner}>
        <div className={styles.pages}>
          <Shop {...shop} />
          {menu.first.length > 0 && (
            <div className={styles.first}>
              {menu.first.map((entry) => (
                <MenuLink key={entry.to} entry={entry} />
              ))}
            </div>
          )}
          {menu.groups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
          <div className={styles.overall}>
            {menu.entries.map((entry) => (
              <MenuLink key={entry.to} entry={entry} />
            ))}
          </div>
        </div>
        <div className={styles.foot}>
          {menu.hasPlans && <PlansEntry />}
          <SideBarHelp url={helpUrl} />
          <p className={styles.reader} title={`${reader.name}, ${reader.about}`}>
            <IconUserCircle size={18} stroke={1.5} aria-hidden />
            <span className={`${styles.word} ${styles.readerWords}`}>
              <bdi className={styles.readerName}>{reader.name}</bdi>
              <span className={styles.readerAbout}>{reader.about}</span>
            </span>
          </p>
          <button type="button" className={styles.link} title={texts.frame.logOut} onClick={logOut}>
            <IconLogout size={18} stroke={1.5} aria-hidden />
            <span className={styles.word}>{texts.frame.logOut}</span>
          </button>
        </div>
      </div>
    </nav>
  );
}

function Shop({ name, picture }: SideBarProps['shop']) {
  return (
    <p className={styles.shop} title={name}>
      <span className={styles.face} aria-hidden>
        {picture === null ? name.trim().charAt(0).toUpperCase() : <img src={picture} alt="" />}
      </span>
      <span className={styles.shopName}>{name}</span>
    </p>
  );
}

const CHANNELS = {
  Facebook: { icon: IconBrandMessenger, look: styles.messenger ?? '' },
  WhatsApp: { icon: IconBrandWhatsapp, look: styles.whatsapp ?? '' },
};

function Group({ group }: { group: Menu['groups'][number] }) {
  const { icon: Icon, look } = CHANNELS[group.name];
  return (
    <details open className={styles.group}>
      <summary className={styles.groupName} title={group.name}>
        <Icon className={look} size={18} stroke={1.5} aria-hidden />
        <span className={styles.word}>{group.name}</span>
        <IconChevronDown className={styles.chevron} size={16} stroke={1.5} aria-hidden />
      </summary>
      {group.entries.map((entry) => (
        <MenuLink key={entry.to} entry={entry} />
      ))}
    </details>
  );
}

function PlansEntry() {
  return (
    <button type="button" className={styles.link} title={texts.frame.plans} onClick={() => openPlans()}>
      <IconRosetteDiscountCheck size={18} stroke={1.5} aria-hidden />
      <span className={styles.word}>{texts.frame.plans}</span>
    </button>
  );
}
