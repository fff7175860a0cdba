import { Component } from 'preact';
import type { PublicToolOf } from '../../../contract/tool.ts';
import { CloseIcon } from '../../../widget-kit/close-icon.tsx';
import { CompletedView } from '../../../widget-kit/completed-view.tsx';
import { SHOPPER_WORDS } from '../../../widget-kit/shopper-words.ts';
import type { StorefrontApi } from '../../../widget-kit/storefront-api.ts';
import { tryOptIn } from '../../../widget-kit/try-opt-in.ts';
import { whyNotANumber } from '../../../widget-kit/why-not-a-number.ts';
import type { persistentPill } from '../definition.ts';
import { PhoneForm } from './phone-form.tsx';

export type PillTool = PublicToolOf<typeof persistentPill>;

interface PillProps {
  tool: PillTool;
  api: StorefrontApi;
}

type View =
  | { kind: 'collapsed' }
  | { kind: 'open'; error: string | null; busy: boolean }
  | { kind: 'completed'; confirmUrl: string | null; mustConfirm: boolean }
  | { kind: 'gone' };

interface PillState {
  /** As the page has it; its words may be changed meanwhile. */
  tool: PillTool;
  view: View;
}

/** The pill in its three views: at the edge, open with the form, and completed. Without hooks, which weigh 0.9 KB. */
export class Pill extends Component<PillProps, PillState> {
  override state: PillState = { tool: this.props.tool, view: { kind: 'collapsed' } };
  /** What has the focus in each view: the pill, the number, what became of it. */
  #first: HTMLElement | null = null;
  readonly #takeFirst = (element: HTMLElement | null) => {
    this.#first = element ?? this.#first;
  };
  #isFocusOurs = false;

  override componentDidMount() {
    document.addEventListener('keydown', this.#onKey);
  }

  override componentWillUnmount() {
    document.removeEventListener('keydown', this.#onKey);
  }

  override componentDidUpdate(_props: PillProps, { view: before }: PillState) {
    const { view } = this.state;
    if (view === before || (view.kind === 'open' && view.busy)) return;
    if (view.kind !== 'collapsed' || this.#isFocusOurs) this.#first?.focus();
  }

  /** From wherever the focus is; but what a part of the page does with its Escape is that part's. */
  readonly #onKey = (event: KeyboardEvent) => {
    const { kind } = this.state.view;
    if (event.key === 'Escape' && !event.defaultPrevented && (kind === 'open' || kind === 'completed'))
      this.#close();
  };

  #show(view: View, tool = this.state.tool) {
    this.setState({ tool, view });
  }

  readonly #open = () => {
    this.props.api.count(this.state.tool.id, 'open');
    this.#show({ kind: 'open', error: null, busy: false });
  };

  readonly #close = () => {
    const { tool, view } = this.state;
    if (view.kind === 'completed') return this.#show({ kind: 'gone' });
    const root = this.#first?.getRootNode() as ShadowRoot | undefined;
    this.#isFocusOurs = root !== undefined && root.activeElement !== null;
    this.props.api.count(tool.id, 'dismissal');
    this.#show({ kind: 'collapsed' });
  };

  readonly #hide = () => {
    const { id } = this.state.tool;
    this.props.api.count(id, 'dismissal');
    this.props.api.hide(id);
    this.#show({ kind: 'gone' });
  };

  readonly #submit = async (phone: string) => {
    const { tool, view } = this.state;
    if (view.kind === 'open' && view.busy) return;
    const wrong = whyNotANumber(phone);
    if (wrong) return this.#show({ kind: 'open', error: wrong, busy: false });
    this.#show({ kind: 'open', error: null, busy: true });
    const tried = await tryOptIn(this.props.api, tool, phone);
    if (tried.kind === 'stored') this.#show({ ...tried, kind: 'completed' });
    else this.#show({ kind: 'open', error: tried.error, busy: false }, tried.tool);
  };

  override render(_props: PillProps, { tool: { settings }, view }: PillState) {
    const colours = { '--ground': settings.backgroundColor, '--ink': settings.color };
    const first = this.#takeFirst;
    if (view.kind === 'gone') return null;
    if (view.kind === 'collapsed') {
      return (
        <div class="pill" style={colours}>
          <button type="button" ref={first} aria-haspopup="dialog" onClick={this.#open}>
            {settings.title}
          </button>
          <button class="hide" type="button" aria-label={SHOPPER_WORDS.hide} onClick={this.#hide}>
            <CloseIcon />
          </button>
        </div>
      );
    }
    return (
      // A card of its own for each view: one that became smaller would count as a page that jumps.
      <section key={view.kind} class="card" style={colours} role="dialog" aria-labelledby="title">
        <button class="close" type="button" aria-label={SHOPPER_WORDS.close} onClick={this.#close}>
          <CloseIcon />
        </button>
        {view.kind === 'completed' ? (
          <CompletedView
            {...view}
            title={settings.completedTitle}
            text={settings.completedText}
            first={first}
            onClose={this.#close}
          />
        ) : (
          <PhoneForm
            {...view}
            settings={settings}
            privacyUrl={this.props.api.privacyUrl}
            first={first}
            onSubmit={this.#submit}
          />
        )}
      </section>
    );
  }
}
