import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { CopyStore } from '../contract/copy-calls.ts';
import styles from './copy-page.module.css';

/** The names of everything on the screen. */
export interface CopyNames {
  things: ReadonlyMap<string, string>;
  stores: readonly CopyStore[];
}

interface ByStoreProps<One> {
  all: readonly One[];
  names: CopyNames;
  /** What a copy says. */
  children: (one: One, thing: string) => ReactNode;
  /** Shown below the copies of a store. */
  Foot?: ComponentType<{ store: CopyStore; copies: readonly One[] }>;
}

/** A list of copies for each store. */
export function ByStore<One extends { kind: string; id: string; toShopUrl: string }>({
  all,
  names,
  children,
  Foot,
}: ByStoreProps<One>) {
  return names.stores.map((store) => {
    const own = all.filter(({ toShopUrl }) => toShopUrl === store.shopUrl);
    if (own.length === 0) return null;
    return (
      <section key={store.shopUrl} className={styles.store} aria-label={store.shopName}>
        <h3 className={styles.storeName}>{store.shopName}</h3>
        <ul className={styles.copies}>
          {own.map((one) => (
            <li key={`${one.kind} ${one.id}`} className={styles.copy}>
              {children(one, names.things.get(one.id) ?? one.id)}
            </li>
          ))}
        </ul>
        {Foot && <Foot store={store} copies={own} />}
      </section>
    );
  });
}

/** The sentences about a copy. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const ICONS = { good: IconCircleCheck, care: IconAlertTriangle, bad: IconCircleX };

/** The most important sentence about a copy. A long name wraps, which a badge does not. */
export function Verdict({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <p className={styles.verdict} data-tone={tone}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <strong>{children}</strong>
    </p>
  );
}
