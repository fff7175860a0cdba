import type { PublicToolOf } from '../../../contract/tool.ts';
import { Card } from '../../../widget-kit/card.tsx';
import { OptInStage } from '../../../widget-kit/opt-in-stage.tsx';
import { PillButton } from '../../../widget-kit/pill-button.tsx';
import type { persistentPill } from '../definition.ts';

export type PillTool = PublicToolOf<typeof persistentPill>;

/**
 * The pill in its three views: at the edge, open with the form, and completed. It uses no hooks, which weigh 0.9 KB.
 */
export class Pill extends OptInStage<PillTool> {
  override render() {
    const { view, tool } = this;
    const { api } = this.props;
    const { views, behaviour, layout, image } = tool.settings;
    if (view === 'gone') return null;
    const place = behaviour.where[api.device];
    if (view === 'collapsed')
      return (
        <PillButton
          look={views.collapsed}
          place={place}
          api={api}
          first={this.takeFirst}
          onOpen={this.open}
          onHide={this.hide}
        />
      );
    return (
      // Each view has its own card. A card that shrinks would count as a layout shift.
      <Card
        key={view}
        layout={layout}
        look={views[view]}
        api={api}
        image={image}
        position={place.position}
        onClose={this.close}
      >
        {this.drawWords()}
      </Card>
    );
  }
}
