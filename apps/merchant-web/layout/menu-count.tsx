import { lazy, Suspense } from 'react';
import type { MenuEntry } from './menu.ts';

type Count = NonNullable<MenuEntry['count']>;

const loaded = new Map<
  Count['load'],
  ReturnType<typeof lazy<Awaited<ReturnType<Count['load']>>['default']>>
>();

/** A number beside an entry of the menu. The menu does not wait for it. */
export function MenuCount({ load, shopUrl }: Count) {
  const Counted = countOf(load);
  return (
    <Suspense>
      <Counted shopUrl={shopUrl} />
    </Suspense>
  );
}

function countOf(load: Count['load']) {
  // Without its number, the menu works all the same.
  const known = loaded.get(load) ?? lazy(() => load().catch(() => ({ default: () => null })));
  loaded.set(load, known);
  return known;
}
