import type { PublicToolOf } from '../../../contract/tool.ts';
import { Card } from '../../../widget-kit/card.tsx';
import { OptInStage } from '../../../widget-kit/opt-in-stage.tsx';
import type { checkoutWidget } from '../definition.ts';

export type CheckoutTool = PublicToolOf<typeof checkoutWidget>;

/** An opt-in block among the blocks of a checkout or a thank-you page. */
export class CheckoutBlock extends OptInStage<CheckoutTool> {
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
        onClose={this.close}
      >
        {this.drawWords()}
      </Card>
    );
  }
}
