import type { PublicToolOf } from '../../../contract/tool.ts';
import { Card } from '../../../widget-kit/card.tsx';
import { OptInStage } from '../../../widget-kit/opt-in-stage.tsx';
import type { orderUpdates } from '../definition.ts';

export type OrderUpdatesTool = PublicToolOf<typeof orderUpdates>;

/** A shipment's route on a map, for decoration only. */
const map = (
  <svg class="map" viewBox="0 -24 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="land" d="M0-24h360v144H0Z" />
    <path class="street" d="M-10 84 90 40l70 50 80-70 130 34M70-30l40 60-30 80M230-30l20 60 40 80" />
    <path class="way" d="M64 52 90 40l70 50 80-70 48 12" />
    <circle class="from" cx="64" cy="52" r="7" />
    <path class="pin" d="M288 34c-9-12-14-18-14-25a14 14 0 0 1 28 0c0 7-5 13-14 25Z" />
  </svg>
);

/** The card of the thank-you page: a map, and the link into the chat with the order's updates. */
export class OrderUpdates extends OptInStage<OrderUpdatesTool> {
  override render() {
    const { view, tool } = this;
    if (view === 'gone') return null;
    const { open, completed } = tool.settings.views;
    return (
      <Card
        key={view}
        layout="pill"
        look={view === 'completed' ? completed : open}
        api={this.props.api}
        figure={map}
        onClose={this.close}
      >
        {this.drawWords()}
      </Card>
    );
  }
}
