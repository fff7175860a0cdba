import { Component } from 'preact';
import type { PublicToolOf } from '../../../contract/tool.ts';
import { CloseIcon } from '../../../widget-kit/close-icon.tsx';
import { inkOn } from '../../../widget-kit/ink-on.ts';
import type { StorefrontApi, ToolView } from '../../../widget-kit/storefront-api.ts';
import { tryOptIn } from '../../../widget-kit/try-opt-in.ts';
import { whyNotANumber } from '../../../widget-kit/why-not-a-number.ts';
import type { customerChatWidget } from '../definition.ts';
import { ChatPanel } from './chat-panel.tsx';

export type ChatTool = PublicToolOf<typeof customerChatWidget>;

interface ChatProps {
  tool: ChatTool;
  api: StorefrontApi;
  view: ToolView;
}

interface ChatState {
  view: 'collapsed' | 'open' | null;
  isGreeting: boolean;
  error: string | null;
  busy: boolean;
  /** The number was taken: the chat opens without it from now on. */
  isKnown: boolean;
  /** How that is confirmed; null where it was before this page, or was not asked for. */
  confirm: { confirmUrl: string | null; mustConfirm: boolean } | null;
}

const THEMES = { FB: '#0084FF', WA: '#22CE5B' };
const SECOND_MS = 1000;
/** How high the button is, with the gap above it. */
const BUTTON_PX = 72;

/** A button in the corner, with a greeting beside it for as long as its merchant wants, and a panel that leads into the chat. */
export class Chat extends Component<ChatProps, ChatState> {
  override state: ChatState = {
    view: null,
    isGreeting: ['show', 'fade'].includes(this.props.tool.settings.behaviour.when.showAt),
    error: null,
    busy: false,
    isKnown: this.props.api.memory.optedIn.includes(this.props.tool.id),
    confirm: null,
  };
  #button: HTMLElement | null = null;
  #first: HTMLElement | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    document.addEventListener('keydown', this.#onKey);
    this.#makeRoom(`${BUTTON_PX + this.props.tool.settings.chat.widgetDistance}px`);
    const { showAt, value } = this.props.tool.settings.behaviour.when;
    if (showAt === 'fade') this.#fading = setTimeout(this.#endGreeting, (value ?? 0) * SECOND_MS);
  }

  override componentWillUnmount() {
    document.removeEventListener('keydown', this.#onKey);
    clearTimeout(this.#fading);
    this.#makeRoom('');
  }

  override componentDidUpdate(_props: ChatProps, before: ChatState) {
    const { view, isKnown } = this.state;
    if ((view === before.view && isKnown === before.isKnown) || this.props.api.preview) return;
    (view === 'open' ? this.#first : this.#button)?.focus();
  }

  /** A pill in the same corner stands above the button. */
  #makeRoom(height: string): void {
    const { tool, api } = this.props;
    if (api.preview) return;
    document.documentElement.style.setProperty(`--bellbird-${sideOf(tool)}`, height);
  }

  readonly #endGreeting = () => this.setState({ isGreeting: false });

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && this.state.view === 'open') this.#toggle();
  };

  readonly #toggle = () => {
    const { api, tool, view } = this.props;
    const isOpen = (this.state.view ?? view) === 'open';
    if (!isOpen) api.count(tool.id, 'open');
    this.setState({ view: isOpen ? 'collapsed' : 'open', isGreeting: false });
  };

  /** Keeps the number that its merchant asked for; then the chat may be opened. */
  readonly #submit = (phone: string) => void this.#optIn(phone);

  async #optIn(phone: string): Promise<void> {
    const { api, tool } = this.props;
    if (this.state.busy) return;
    const wrong = whyNotANumber(phone);
    if (wrong) return this.setState({ error: api.words[wrong] });
    this.setState({ error: null, busy: true });
    const tried = await tryOptIn(api, tool, phone);
    if (tried.kind === 'refused') this.setState({ busy: false, error: tried.error });
    else this.setState({ busy: false, isKnown: true, confirm: tried });
  }

  override render({ tool, api, view: began }: ChatProps, { isGreeting, view, ...rest }: ChatState) {
    const { channel, settings } = tool;
    const { chat } = settings;
    const theme = /^#fff(fff)?$/i.test(chat.themeColor) ? THEMES[channel] : chat.themeColor;
    const greeting = channel === 'FB' ? chat.loggedInGreetingText : chat.greetingText;
    const place = { '--away': away(chat.widgetDistance), '--rise': away(chat.widgetDistance, 12) };
    const isOpen = (view ?? began) === 'open';
    const said = channel === 'WA' && chat.widgetText;
    return (
      <div class={`chat ${sideOf(tool)}`} style={place}>
        {isOpen && (
          <ChatPanel
            {...rest}
            tool={tool}
            api={api}
            theme={theme}
            greeting={greeting}
            first={(element) => {
              this.#first = element ?? this.#first;
            }}
            onSubmit={this.#submit}
            onClose={this.#toggle}
          />
        )}
        {!isOpen && (isGreeting || !!api.preview) && (
          <div class="teaser" role="status">
            <span dir="auto" data-part="greeting">
              {greeting.slice(0, 160)}
            </span>
            <button class="close" type="button" aria-label={api.words.close} onClick={this.#endGreeting}>
              <CloseIcon />
            </button>
          </div>
        )}
        <button
          class={said ? 'bubble' : 'bubble round'}
          type="button"
          data-part="widget"
          aria-expanded={isOpen}
          aria-label={chat.widgetText || api.words.chat}
          ref={(button) => {
            this.#button = button ?? this.#button;
          }}
          style={{ background: theme, color: inkOn(theme) }}
          onClick={this.#toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 20l1.2-4A8 8 0 1 1 8.5 19ZM9 10h6M9 13.5h4" />
          </svg>
          {said}
        </button>
      </div>
    );
  }
}

function sideOf({ channel, settings: { chat } }: ChatTool): 'left' | 'right' {
  return channel === 'FB' ? 'right' : chat.widgetPosition;
}

/** From the edge: 2 % of the window unless its merchant set it. */
function away(distance: number, least = 0): string {
  return distance === 0 ? `max(${least}px, 2%)` : `${distance}px`;
}
