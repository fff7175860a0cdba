import { Component } from 'preact';
import type { PublicToolOf } from '../../../contract/tool.ts';
import { reportCorner, type Side } from '../../../widget-kit/corner.ts';
import { inkOn } from '../../../widget-kit/ink-on.ts';
import { invalidNumberReason } from '../../../widget-kit/invalid-number-reason.ts';
import type { StorefrontApi, ToolView } from '../../../widget-kit/storefront-api.ts';
import { tryOptIn, type Refused } from '../../../widget-kit/try-opt-in.ts';
import type { customerChatWidget } from '../definition.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Teaser } from './teaser.tsx';

export type ChatTool = PublicToolOf<typeof customerChatWidget>;

interface ChatProps {
  tool: ChatTool;
  api: StorefrontApi;
  view: ToolView;
}

interface ChatState {
  view: 'collapsed' | 'open' | null;
  isGreeting: boolean;
  /** The tool as it is now, if its texts changed after the page loaded. */
  reworded: ChatTool | null;
  refused?: Refused | undefined;
  busy: boolean;
  /** The number was accepted. From now on the chat opens without asking. */
  isKnown: boolean;
  /** How the sign-up is confirmed. Null if it happened before this page, or if no number was asked for. */
  confirm: { confirmUrl: string | null; mustConfirm: boolean } | null;
}

const THEMES = { FB: '#0084FF', WA: '#22CE5B' };
/** The values of the setting that show a greeting beside the button. */
const GREETS: ReadonlySet<string> = new Set(['show', 'fade']);
const SECOND_MS = 1000;
/** Pixels between the button and the part above it. */
const GAP_PX = 12;

/**
 * A button in the corner, with a greeting beside it for as long as the merchant wants, and a panel that leads into the
 * chat.
 */
export class Chat extends Component<ChatProps, ChatState> {
  override state: ChatState = {
    view: null,
    isGreeting:
      GREETS.has(this.props.tool.settings.behaviour.when.showAt) &&
      !this.props.api.hidden().includes(greetingOf(this.props.tool)),
    reworded: null,
    busy: false,
    isKnown: this.props.api.memory.optedIn.includes(this.props.tool.id),
    confirm: null,
  };
  #button: HTMLElement | null = null;
  #first: HTMLElement | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #all: HTMLElement | null = null;
  /** Observes the whole widget, whose size changes with the greeting and the panel. */
  #size: ResizeObserver | undefined;

  override componentDidMount() {
    document.addEventListener('keydown', this.#onKey);
    if (!this.props.api.preview && this.#all) {
      this.#size = new ResizeObserver(() => this.#fillCorner());
      this.#size.observe(this.#all);
    }
    const { showAt, value } = this.props.tool.settings.behaviour.when;
    if (showAt === 'fade') this.#fading = setTimeout(this.#endGreeting, (value ?? 0) * SECOND_MS);
  }

  override componentWillUnmount() {
    document.removeEventListener('keydown', this.#onKey);
    clearTimeout(this.#fading);
    if (!this.#size) return;
    this.#size.disconnect();
    this.#publish('', '');
    this.#publish('-chat', '');
  }

  override componentDidUpdate(_props: ChatProps, before: ChatState) {
    const { view, isKnown } = this.state;
    if ((view === before.view && isKnown === before.isKnown) || this.props.api.preview) return;
    // A pill waits while the panel is open. This is reported before the focus forces a layout.
    this.#publish('-chat', this.#isOpen ? 'hidden' : '');
    (view === 'open' ? this.#first : this.#button)?.focus();
  }

  get #isOpen(): boolean {
    return (this.state.view ?? this.props.view) === 'open';
  }

  get #tool(): ChatTool {
    return this.state.reworded ?? this.props.tool;
  }

  /** Tells a pill to stay above the button and its greeting. */
  #fillCorner(): void {
    const { clientHeight = innerHeight } = this.#all?.offsetParent ?? {};
    if (!this.#isOpen) this.#publish('', `${clientHeight - (this.#all?.offsetTop ?? 0) + GAP_PX}px`);
  }

  #publish(name: '' | '-chat', value: string): void {
    reportCorner(name, value, sideOf(this.props.tool), this.props.api.device);
  }

  readonly #endGreeting = () => this.setState({ isGreeting: false });

  /** Stored for all pages. Otherwise the greeting would appear on every page again. */
  #hideGreeting(): void {
    const { api, tool } = this.props;
    const greeting = greetingOf(tool);
    if (!api.hidden().includes(greeting)) api.hide(greeting);
  }

  readonly #closeGreeting = () => {
    if (this.props.api.preview) return;
    this.#hideGreeting();
    this.#endGreeting();
    this.#button?.focus();
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && this.#isOpen) this.#toggle();
  };

  readonly #toggle = () => {
    const { api, tool } = this.props;
    const isOpen = this.#isOpen;
    if (!isOpen) {
      api.count(tool.id, 'open');
      this.#hideGreeting();
    }
    this.setState({ view: isOpen ? 'collapsed' : 'open', isGreeting: false });
  };

  /** Sends the number that the merchant asks for. After that the chat can be opened. */
  readonly #submit = (phone: string) => void this.#optIn(phone);

  async #optIn(phone: string): Promise<void> {
    const { api } = this.props;
    if (this.state.busy) return;
    const wrong = invalidNumberReason(phone);
    if (wrong) return this.setState({ refused: { error: api.words[wrong] } });
    this.setState({ refused: undefined, busy: true });
    const tried = await tryOptIn(api, this.#tool, phone);
    if (tried.kind === 'refused') this.setState({ busy: false, refused: tried, reworded: tried.tool });
    else this.setState({ busy: false, isKnown: true, confirm: tried });
  }

  override render({ api }: ChatProps, { isGreeting, refused, busy, isKnown, confirm }: ChatState) {
    const tool = this.#tool;
    const { channel, settings } = tool;
    const { chat, behaviour } = settings;
    const theme = /^#fff(fff)?$/i.test(chat.themeColor) ? THEMES[channel] : chat.themeColor;
    const greeting = channel === 'FB' ? chat.loggedInGreetingText : chat.greetingText;
    const greets = api.preview ? GREETS.has(behaviour.when.showAt) : isGreeting;
    const isOpen = this.#isOpen;
    return (
      <div
        class={`chat ${sideOf(tool)}`}
        style={placeOf(chat.widgetDistance)}
        ref={(all) => {
          this.#all = all ?? this.#all;
        }}
      >
        {isOpen && (
          <ChatPanel
            {...{ tool, api, theme, greeting, refused, busy, isKnown, confirm }}
            first={(element) => {
              this.#first = element ?? this.#first;
            }}
            onSubmit={this.#submit}
            onClose={this.#toggle}
          />
        )}
        {!isOpen && greets && <Teaser greeting={greeting} api={api} onClose={this.#closeGreeting} />}
        {this.#drawButton(chat, theme)}
      </div>
    );
  }

  #drawButton({ widgetText }: ChatTool['settings']['chat'], theme: string) {
    const { api, tool } = this.props;
    const bubbleText = tool.channel === 'WA' && widgetText;
    return (
      <button
        class={bubbleText ? 'bubble' : 'bubble round'}
        type="button"
        data-part="widget"
        aria-expanded={this.#isOpen}
        aria-label={widgetText || api.words.chatButton}
        ref={(button) => {
          this.#button = button ?? this.#button;
        }}
        style={{ background: theme, color: inkOn(theme) }}
        onClick={this.#toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20l1.2-4A8 8 0 1 1 8.5 19ZM9 10h6M9 13.5h4" />
        </svg>
        {bubbleText}
      </button>
    );
  }
}

/** The storage key of a closed greeting, separate from the key of the tool. */
function greetingOf({ id }: ChatTool): string {
  return `${id}:greeting`;
}

function sideOf({ channel, settings: { chat } }: ChatTool): Side {
  return channel === 'FB' ? 'right' : chat.widgetPosition;
}

/**
 * The distance from the edge and the bottom: 2 % of the window unless the merchant set another one, limited so that the
 * panel fits into the window.
 */
function placeOf(distance: number): Record<string, string> {
  if (distance === 0) return { '--away': '2cqw', '--rise': 'max(12px, 2cqh)' };
  return { '--away': `min(${distance}px, max(2cqw, 100cqw - 364px))`, '--rise': `min(${distance}px, 40cqh)` };
}
