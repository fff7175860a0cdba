import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import styles from './design.module.css';

/** A panel for one setting, with a way back. */
export function SubEditor({ title, children }: { title: string; children: ReactNode }) {
  const { open } = useEditing();
  const head = useRef<HTMLHeadingElement>(null);
  // People who arrive by a click elsewhere, or by keyboard, continue here.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.stack}>
      <button type="button" className={styles.back} onClick={() => open('general')}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {texts.general.back}
      </button>
      <h2 ref={head} className={styles.head} tabIndex={-1}>
        {title}
      </h2>
      <LockedFields right="market">{children}</LockedFields>
    </div>
  );
}
