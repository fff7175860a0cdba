import { Component, type ComponentChild } from 'preact';
import type { MessengerButton } from '../contract/tool-chat.ts';
import type { CompletedView, OpenView } from '../contract/tool-views.ts';
import type { PublicTool } from '../contract/tool.ts';
import { askPrize, type Prize } from './ask-prize.ts';
import { ChatWay } from './chat-way.tsx';
import { CompletedPart } from './completed-part.tsx';
import { ConsentText } from './consent-text.tsx';
import { reportCorner } from './corner.ts';
import { fitText } from './fit-text.ts';
import { invalidNumberReason } from './invalid-number-reason.ts';
import { MessengerOptIn } from './messenger-button.tsx';
import { openedByItself } from './opened-by-itself.ts';
import { PhoneForm } from './phone-form.tsx';
import type { StorefrontApi, ToolView } from './storefront-api.ts';
import { TextElement } from './text-element.tsx';
import { tryOptIn, type Refused } from './try-opt-in.ts';

/** The settings of tools with an opt-in card. */
export interface StagedTool extends PublicTool {
  settings: PublicTool['settings'] & {
    views: { open: OpenView; completed: CompletedView };
    messenger?: MessengerButton | undefined;
    hasDiscount?: boolean;
    wheel?: object;
  };
}

export interface StageProps<Tool extends StagedTool> {
  tool: Tool;
  api: StorefrontApi;
  /** The first view. A merchant's preview changes it. */
  view: ToolView;
}

interface StageState<Tool extends StagedTool> {
  /** Null until the view changes. */
  view: ToolView | 'gone' | null;
  /** The tool as it is now, if its texts changed after the page loaded. */
  reworded: Tool | null;
  refused?: Refused | undefined;
  busy: boolean;
  confirmUrl: string | null;
  mustConfirm: boolean;
  prize: Prize | null;
}

/** The base of tools that shoppers opt in through: the open view, and the state of the opt-in. */
export abstract class OptInStage<Tool extends StagedTool> extends Component<
  StageProps<Tool>,
  StageState<Tool>
> {
  override state: StageState<Tool> = {
    view: null,
    reworded: null,
    busy: false,
    confirmUrl: null,
    mustConfirm: false,
    prize: null,
  };
  /** The element that gets the focus in each view. */
  #first: HTMLElement | null = null;
  protected readonly takeFirst = (element: HTMLElement | null) => {
    this.#first = element ?? this.#first;
  };
  #isFocusOurs = false;
  /**
   * The shopper closed the tool before the answer arrived. The answer is then shown immediately, or the tool closes if
   * there is nothing to show.
   */
  protected isHurried = false;
  /** The side where its card is open, or empty. */
  #corner = '';

  get tool(): Tool {
    return this.state.reworded ?? this.props.tool;
  }

  get view(): ToolView | 'gone' {
    return this.state.view ?? this.props.view;
  }

  override componentDidMount() {
    document.addEventListener('keydown', this.#onKey);
    this.#settle();
  }

  override componentWillUnmount() {
    document.removeEventListener('keydown', this.#onKey);
    this.#take('');
  }

  override componentDidUpdate(_props: StageProps<Tool>, before: StageState<Tool>) {
    this.#settle();
    const { view, busy } = this.state;
    if (this.props.api.preview || busy || (view === before.view && busy === before.busy)) return;
    if (view !== 'collapsed' || this.#isFocusOurs) this.#first?.focus();
  }

  #settle() {
    // Runs before any layout, because it only reads classes.
    this.#take(this.#first?.closest('.window section')?.className);
    const card = this.#first?.closest<HTMLElement>('.words');
    if (card) fitText(card);
  }

  /** Reserves the corner while its card is open at the page's edge. */
  #take(side = '') {
    if (side === this.#corner) return;
    reportCorner('-card', side && 'hidden', side || this.#corner, this.props.api.device);
    this.#corner = side;
  }

  /**
   * Closes on Escape wherever the focus is, except for a block within the page. An Escape that a part of the page
   * handles is not ours.
   */
  readonly #onKey = (event: KeyboardEvent) => {
    const isOpen = this.view === 'open' || this.view === 'completed';
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen || this.props.api.preview) return;
    if (!this.#first?.closest('.window,:focus-within')) return;
    // Browsers let a page keep its dialog open at the first Escape only.
    if (this.state.busy) event.preventDefault();
    this.close();
  };

  protected readonly open = () => {
    this.props.api.count(this.tool.id, 'open');
    this.setState({ view: 'open' });
  };

  /** Returns to the pill, or closes for good if there is none or nothing more to show. */
  protected readonly close = () => {
    const { api, view: began, tool } = this.props;
    if (api.preview || this.view === 'gone') return;
    // A second click closes it whatever is still to come, because an answer may never arrive.
    if (this.state.busy && !this.isHurried) return this.hurry();
    if (this.view === 'completed') return this.setState({ view: 'gone' });
    this.#isFocusOurs = !!this.#first?.closest(':focus-within');
    api.count(tool.id, 'dismissal');
    this.#keepQuiet();
    this.setState({ view: began === 'open' ? 'gone' : 'collapsed', refused: undefined });
  };

  /**
   * A shopper who dealt with an automatically opened tool does not get it again soon. This page never learns whether
   * they sign up in a chat.
   */
  #keepQuiet(): void {
    const { api, view, tool } = this.props;
    if (openedByItself(view, tool.settings)) api.closed();
  }

  protected hurry(): void {
    this.isHurried = true;
  }

  protected readonly hide = () => {
    const { api, tool } = this.props;
    api.count(tool.id, 'dismissal');
    api.hide(tool.id);
    this.setState({ view: 'gone' });
  };

  readonly #submit = (phone: string) => void this.#optIn(phone);

  async #optIn(phone: string): Promise<void> {
    const { api } = this.props;
    if (this.state.busy) return;
    const wrong = invalidNumberReason(phone);
    if (wrong) return this.setState({ refused: { error: api.words[wrong] } });
    this.isHurried = false;
    this.setState({ refused: undefined, busy: true });
    const tried = await tryOptIn(api, this.tool, phone);
    if (tried.kind === 'refused') {
      this.setState({ busy: false, refused: tried, reworded: tried.tool });
      return this.isHurried ? queueMicrotask(this.close) : undefined; // Once that is drawn.
    }
    const prize = this.hasPrize && !tried.mustConfirm ? await askPrize(api, this.tool) : null;
    if (prize) await this.celebrate(prize);
    const view = this.view === 'open' ? 'completed' : this.view;
    this.setState({ ...tried, prize, busy: false, view });
  }

  /** The animation before the prize is shown. */
  protected async celebrate(_prize: Prize): Promise<void> {}

  protected get hasPrize(): boolean {
    const { hasDiscount, wheel } = this.tool.settings;
    return hasDiscount === true || wheel !== undefined;
  }

  /** Messenger's chat continues by itself. In WhatsApp the shopper still has to send the prepared message. */
  readonly #go = () => {
    const { id, channel, chatUrl } = this.tool;
    const mustConfirm = channel === 'WA';
    this.props.api.hide(id);
    this.#keepQuiet();
    this.setState({ view: 'completed', mustConfirm, confirmUrl: mustConfirm ? chatUrl : null });
  };

  /** The texts of a view's card. */
  protected drawWords(): ComponentChild {
    return this.view === 'open' ? this.#drawOpen() : this.#drawCompleted();
  }

  #drawOpen(): ComponentChild {
    const { settings, channel, chatUrl } = this.tool;
    const { title, subtitle, text, submitText, buttonColor, buttonTextColor } = settings.views.open;
    const { api } = this.props;
    const wording = settings.consentWording;
    return (
      <>
        <TextElement tag="h2" part="title" of={title} />
        <TextElement part="subtitle" of={subtitle} />
        {channel === 'FB' && settings.messenger ? (
          <MessengerOptIn
            look={settings.messenger}
            wording={wording}
            url={chatUrl}
            api={api}
            first={this.takeFirst}
            onGo={this.#go}
          />
        ) : (
          <PhoneForm
            words={api.words}
            refused={this.state.refused}
            busy={this.state.busy}
            submit={{ text: submitText, color: buttonColor, ink: buttonTextColor }}
            first={this.takeFirst}
            onSubmit={this.#submit}
          >
            <ConsentText wording={wording} api={api} />
          </PhoneForm>
        )}
        <ChatWay tool={this.tool} api={api} onGo={this.#go} />
        <TextElement part="text" of={text} />
      </>
    );
  }

  #drawCompleted(): ComponentChild {
    const { api } = this.props;
    const { prize, confirmUrl, mustConfirm } = { ...this.state, ...api.preview };
    return (
      <CompletedPart
        views={this.tool.settings.views}
        api={api}
        prize={prize}
        hasCode={this.hasPrize}
        confirmUrl={confirmUrl}
        mustConfirm={mustConfirm}
        first={this.takeFirst}
        onClose={this.close}
      />
    );
  }
}
