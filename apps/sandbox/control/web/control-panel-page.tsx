import { ClockBar } from './clock-bar.tsx';
import { ExchangesTable } from './exchanges-table.tsx';
import { MisbehaviourCard } from './misbehaviour-card.tsx';
import { NumberCard } from './number-card.tsx';
import { PlacesNav } from './places-nav.tsx';
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
        </div>
      </div>
    </div>
  );
}
