import { ClockBar } from './clock-bar.tsx';
import { ExchangesTable } from './exchanges-table.tsx';
import { MisbehaviourCard } from './misbehaviour-card.tsx';
import { NumberCard } from './number-card.tsx';
import { PlacesNav } from './places-nav.tsx';
import { ShopperCard } from './shopper-card.tsx';
import { TemplatesCard } from './templates-card.tsx';

/** Time, traffic and trouble: what the sandbox does, and what it is told to do next. */
export function ControlPanelPage() {
  return (
    <div class="work-page">
      <header class="work-head">
        <div>
          <a class="home" href="/">
            Sandbox
          </a>
          <h1>Control panel</h1>
        </div>
        <PlacesNav />
      </header>
      <ClockBar />
      <div class="columns">
        <ExchangesTable />
        <div class="side">
          <MisbehaviourCard />
          <NumberCard />
          <TemplatesCard />
          <ShopperCard />
        </div>
      </div>
    </div>
  );
}
