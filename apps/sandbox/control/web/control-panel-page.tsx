import { DEMO_STOREFRONT } from '../../pages/demo-storefront.ts';
import { Icon } from '../../pages/web/icon.tsx';
import { useReading } from '../../pages/web/use-reading.ts';
import type { Places } from '../panel-shapes.ts';
import { ClockBar } from './clock-bar.tsx';
import { ExchangesTable } from './exchanges-table.tsx';
import { MisbehaviourCard } from './misbehaviour-card.tsx';
import { NumberCard } from './number-card.tsx';
import { PhoneAppCard } from './phone-app-card.tsx';
import { ShopperCard } from './shopper-card.tsx';
import { TemplatesCard } from './templates-card.tsx';

/** The control panel: the clock, all exchanges, and planned failures. */
export function ControlPanelPage() {
  return (
    <div className="work-page">
      <header className="work-head">
        <div>
          <a className="home" href="/">
            Sandbox
          </a>
          <h1>Control panel</h1>
        </div>
        <PlacesNav />
      </header>
      <ClockBar />
      <div className="columns">
        <ExchangesTable />
        <div className="side">
          <MisbehaviourCard />
          <NumberCard />
          <TemplatesCard />
          <ShopperCard />
          <PhoneAppCard />
        </div>
      </div>
    </div>
  );
}

/** The other pages of the demo. */
function PlacesNav() {
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
