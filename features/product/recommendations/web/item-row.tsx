import { IconPhoto, IconStack2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Item } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import styles from './item-row.module.css';

/** A product or collection in a row, with its note. */
export function ItemRow({ item, children }: { item: Item; children?: ReactNode }) {
  const words = item.availability === 'available' ? null : texts.items[item.availability];
  return (
    <span className={styles.row} data-gone={item.availability === 'gone'}>
      <Picture url={item.image} isCollection={item.isCollection} />
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        {item.isCollection && <span className={styles.note}>{texts.items.collection}</span>}
        {words !== null && (
          <span className={styles.note} data-tone="care">
            {words}
          </span>
        )}
      </span>
      {children}
    </span>
  );
}

/** A picture from the store, or an icon if it is missing or does not load. */
export function Picture({ url, isCollection = false }: { url: string | null; isCollection?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = isCollection ? IconStack2 : IconPhoto;
  if (url === null || url === broken)
    return (
      <span className={styles.picture}>
        <Icon size={20} stroke={1.5} aria-hidden />
      </span>
    );
  return <img className={styles.picture} src={url} alt="" loading="lazy" onError={() => setBroken(url)} />;
}
