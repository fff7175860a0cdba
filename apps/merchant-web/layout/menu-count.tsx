import { useEffect, useState } from 'react';
import type { MenuEntry } from './menu.ts';

type Count = NonNullable<MenuEntry['count']>;
type Loaded = Awaited<ReturnType<Count['load']>>;

/** A number beside an entry of the menu. The menu does not wait for it, and works without it. */
export function MenuCount({ load, shopUrl }: Count) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    load().then(setLoaded, () => undefined);
  }, [load]);
  return loaded && <loaded.default shopUrl={shopUrl} />;
}
