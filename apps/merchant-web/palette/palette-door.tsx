import { lazy, Suspense, useEffect, useState } from 'react';
import type { PagePath } from '../page-list.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

interface DoorProps {
  shopUrl: string;
  opens: (page: PagePath) => boolean;
}

/** Opens the palette by Ctrl K, wherever one is; what it is made of is brought when it is first asked for. */
export function PaletteDoor(props: DoorProps) {
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
      // A dialog that asks something is answered first.
      if (!isOpen && document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      setIsOpen(!isOpen);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette {...props} close={() => setIsOpen(false)} />
    </Suspense>
  );
}
