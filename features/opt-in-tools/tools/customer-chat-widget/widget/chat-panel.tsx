import { CloseIcon } from '../../../widget-kit/close-icon.tsx';
import { ConfirmLink } from '../../../widget-kit/confirm-link.tsx';
import { ConsentText } from '../../../widget-kit/consent-text.tsx';
import { inkOn } from '../../../widget-kit/ink-on.ts';
import { PhoneForm } from '../../../widget-kit/phone-form.tsx';
import type { StorefrontApi } from '../../../widget-kit/storefront-api.ts';
import type { ChatTool } from './chat.tsx';

interface ChatPanelProps {
  tool: ChatTool;
  api: StorefrontApi;
  theme: string;
  greeting: string;
  error: string | null;
  busy: boolean;
  isKnown: boolean;
  confirm: { confirmUrl: string | null; mustConfirm: boolean } | null;
  first: (element: HTMLElement | null) => void;
  onSubmit: (phone: string) => void;
  onClose: () => void;
}

/** What the chat's button opens: who answers, what they say first, and the way into the chat. */
export function ChatPanel(props: ChatPanelProps) {
  const { tool, api, theme, greeting, error, busy, isKnown, confirm, first, onSubmit, onClose } = props;
  const { channel, chatUrl, settings } = tool;
  const { chat, consentWording } = settings;
  const isWhatsApp = channel === 'WA';
  const asksNumber = isWhatsApp && chat.collectPhone && !isKnown;
  const colours = { background: theme, color: inkOn(theme) };
  return (
    <section class="panel-chat" role="dialog" aria-labelledby="title">
      <div class="head" style={colours} data-part="heading">
        <h2 id="title" dir="auto">
          {isWhatsApp ? chat.chatHeading : chat.loggedInGreetingText}
        </h2>
        {isWhatsApp && <p dir="auto">{chat.chatSubheading}</p>}
        <button class="close" type="button" aria-label={api.words.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div class="talk">
        <p
          class="said"
          dir="auto"
          data-part="greeting"
          style={{ background: chat.chatColorLeft, color: inkOn(chat.chatColorLeft) }}
        >
          {isWhatsApp ? greeting : chat.loggedOutGreetingText}
        </p>
        {asksNumber ? (
          <PhoneForm
            words={api.words}
            error={error}
            busy={busy}
            submit={{ text: api.words.openChat, color: theme, ink: inkOn(theme) }}
            first={first}
            onSubmit={onSubmit}
          >
            <ConsentText wording={consentWording} api={api} />
          </PhoneForm>
        ) : (
          <>
            {confirm && (
              <div class="note" role="status">
                <ConfirmLink words={api.words} url={confirm.confirmUrl} mustConfirm={confirm.mustConfirm} />
              </div>
            )}
            {/* On Messenger the chat itself is the sign-up. */}
            {!isWhatsApp && <ConsentText wording={consentWording} api={api} />}
            <a
              class="submit"
              ref={first}
              href={chatUrl ?? '#'}
              target="_blank"
              rel="noopener"
              style={{ background: chat.chatColorRight, color: inkOn(chat.chatColorRight) }}
            >
              {api.words.openChat}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
