import { useState } from 'react';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { texts } from '../texts/en.ts';

/** The duration of the bird's fade-in. Its style is in `index.html`. */
const APPEARED_MS = 300;

/** The splash of the first load. It replaces the prerendered copy without a flicker. */
export function Splash({ isDrawn = false }: { isDrawn?: boolean }) {
  const [isEarly] = useState(() => isDrawn || performance.now() < APPEARED_MS);
  return (
    <div className={isEarly ? 'splash splash-early' : 'splash'} role="status">
      <Bellbird size={64} label={texts.loading.app} />
    </div>
  );
}
