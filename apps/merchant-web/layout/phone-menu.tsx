import { IconMenu2 } from '@tabler/icons-react';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './phone-menu.module.css';

/** The menu of a phone whose owner wants all pages: over the page, from a button of the top bar. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Before what was chosen is done: a dialog that it opens lies over the page, and gives the focus back to the button.
  const closeWhenChosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button') !== null) menu.current?.hidePopover();
  };
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label="Menu" title="Menu">
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </button>
      <div id={id} ref={menu} popover="auto" className={styles.menu} onClickCapture={closeWhenChosen}>
        {children}
      </div>
    </>
  );
}
