import type { PublicToolOf } from '../../../contract/tool.ts';
import type { Prize } from '../../../widget-kit/ask-prize.ts';
import { backgroundCss } from '../../../widget-kit/background-css.ts';
import { Card } from '../../../widget-kit/card.tsx';
import { groundsOf } from '../../../widget-kit/grounds-of.ts';
import { OptInStage } from '../../../widget-kit/opt-in-stage.tsx';
import { PillButton } from '../../../widget-kit/pill-button.tsx';
import type { spinTheWheel } from '../definition.ts';
import { placeOfPrize } from './place-of-prize.ts';
import { turnTo, WheelPicture } from './wheel-picture.tsx';

export type WheelTool = PublicToolOf<typeof spinTheWheel>;

/** The duration of the turn in the style sheet, and a moment to see the result. */
const TURN_MS = 4000;
const MOMENT_MS = 700;

/** A wheel of prizes that opens automatically or from a pill. The server draws the prize, and the wheel turns to it. */
export class Wheel extends OptInStage<WheelTool> {
  #turned = 0;
  #isTurning = false;
  #stop: (() => void) | undefined;

  protected override async celebrate(prize: Prize): Promise<void> {
    const place = placeOfPrize(this.tool.settings.wheel.offers, prize);
    // The prize is no longer on this wheel, so the wheel cannot point at it.
    if (place < 0) return;
    this.#turned = turnTo(this.#turned, place);
    // Without animation the wheel still has to show the prize, so it is drawn there immediately.
    if (this.isHurried || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#isTurning = true;
    this.setState({});
    await new Promise<void>((resolve) => {
      this.#stop = resolve;
      setTimeout(resolve, TURN_MS + MOMENT_MS);
    });
    this.#isTurning = false;
  }

  protected override hurry(): void {
    super.hurry();
    this.#stop?.();
  }

  /** The current rotation. A merchant's preview starts at the prize. */
  get #angle(): number {
    const won = this.view === 'completed' && this.props.api.preview?.prize;
    const place = won ? placeOfPrize(this.tool.settings.wheel.offers, won) : -1;
    return place < 0 ? this.#turned : turnTo(0, place);
  }

  override render() {
    const { view, tool } = this;
    const { api } = this.props;
    const { views, behaviour, background, wheel } = tool.settings;
    if (view === 'gone') return null;
    if (view === 'collapsed')
      return (
        <PillButton
          look={views.collapsed}
          place={behaviour.where[api.device]}
          api={api}
          first={this.takeFirst}
          onOpen={this.open}
          onHide={this.hide}
        />
      );
    return (
      // Both views share one card, so that the wheel stays where it stopped.
      <Card
        layout="wheelCard"
        look={views[view]}
        api={api}
        ground={{ css: backgroundCss(background), colours: groundsOf(background) }}
        onClose={this.close}
        figure={
          <div class="figure" data-part="wheelBackground">
            <WheelPicture wheel={wheel} turned={this.#angle} isTurning={this.#isTurning} />
          </div>
        }
      >
        {this.drawWords()}
        <p class="aside" role="status">
          {this.#isTurning && api.words.spinning}
        </p>
      </Card>
    );
  }
}
