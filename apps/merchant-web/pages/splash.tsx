import { useState } from 'react';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';

/** When the bird that is drawn into the page has appeared; its style stands there too, in `index.html`. */
const APPEARED_MS = 300;

/** What the very first load shows. The page has it drawn; this one takes its place without a flicker. */
export function Splash({ isDrawn = false }: { isDrawn?: boolean }) {
  const [isEarly] = useState(() => isDrawn || performance.now() < APPEARED_MS);
  return (
    <div className={isEarly ? 'splash splash-early' : 'splash'} role="status">
      <Bellbird size={64} label="Bellbird is loading" />
    </div>
  );
}
