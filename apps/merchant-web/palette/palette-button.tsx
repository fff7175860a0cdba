import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from '../layout/top-bar.module.css';
import type { PagePath } from '../page-list.ts';
import { texts } from '../texts/en.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

interface PaletteButtonProps {
  shopUrl: string;
  opens: (page: PagePath) => boolean;
}

/** Opens the palette, on any page also with Ctrl+K. Its code loads on first use. */
export function PaletteButton(props: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // The merchant has to answer an open dialog first.
      if (!isOpen && document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      setIsOpen(!isOpen);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={styles.action}
        title={texts.palette.keys}
        data-find
        onClick={() => setIsOpen(true)}
      >
        <IconSearch size={18} stroke={1.5} aria-hidden /> <span>{texts.palette.button}</span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette {...props} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
