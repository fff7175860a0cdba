import { IconMenu2 } from '@tabler/icons-react';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { texts } from '../texts/en.ts';
import styles from './phone-menu.module.css';

/** The menu on a phone whose owner turned on all pages. It opens over the page from a button in the top bar. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // The menu closes before the chosen action runs. A dialog that the action opens is then on top and returns the focus
  // to the button.
  const closeWhenChosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button') !== null) menu.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={texts.frame.menu}
        title={texts.frame.menu}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </button>
      <div id={id} ref={menu} popover="auto" className={styles.menu} onClickCapture={closeWhenChosen}>
        {children}
      </div>
    </>
  );
}
