import type { PublicToolOf } from '../../../contract/tool.ts';
import { Card } from '../../../widget-kit/card.tsx';
import { OptInStage } from '../../../widget-kit/opt-in-stage.tsx';
import type { visualPopup } from '../definition.ts';

export type PopupTool = PublicToolOf<typeof visualPopup>;

/** A card over the page, with its picture at the top, behind the text or at the right. */
export class Popup extends OptInStage<PopupTool> {
  override render() {
    const { view, tool } = this;
    const { views, layout, image } = tool.settings;
    if (view === 'gone') return null;
    return (
      <Card
        key={view}
        layout={layout}
        look={view === 'completed' ? views.completed : views.open}
        api={this.props.api}
        image={image}
        onClose={this.close}
      >
        {this.drawWords()}
      </Card>
    );
  }
}
