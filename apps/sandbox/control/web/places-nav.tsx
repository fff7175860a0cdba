import { DEMO_STOREFRONT } from '../../pages/demo-storefront.ts';
import { Icon } from '../../pages/web/icon.tsx';
import type { Places } from '../panel-shapes.ts';
import { useReading } from './use-reading.ts';

/** The other pages of the demo. */
export function PlacesNav() {
  const { value } = useReading<Places>('/control/places');
  return (
    <nav className="page-links" aria-label="Other pages">
      <a href={value?.storefront ?? DEMO_STOREFRONT}>
        <Icon name="shop" /> Storefront
      </a>
      <a href={value?.phone ?? '/phone'}>
        <Icon name="phone" /> Phone
      </a>
      <a href={value?.app ?? '/'}>
        <Icon name="app" /> App
      </a>
    </nav>
  );
}
