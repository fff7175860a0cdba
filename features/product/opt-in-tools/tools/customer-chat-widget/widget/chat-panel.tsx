import type { ComponentChild } from 'preact';
import { ConfirmLink } from '../../../widget-kit/confirm-link.tsx';
import { ConsentText } from '../../../widget-kit/consent-text.tsx';
import { inkOn } from '../../../widget-kit/ink-on.ts';
import { PhoneForm } from '../../../widget-kit/phone-form.tsx';
import type { StorefrontApi } from '../../../widget-kit/storefront-api.ts';
import type { Refused } from '../../../widget-kit/try-opt-in.ts';
import type { ChatTool } from './chat.tsx';

interface ChatPanelProps {
  tool: ChatTool;
  api: StorefrontApi;
  theme: string;
  greeting: string;
  refused: Refused | undefined;
  busy: boolean;
  isKnown: boolean;
  confirm: { confirmUrl: string | null; mustConfirm: boolean } | null;
  first: (element: HTMLElement | null) => void;
  onSubmit: (phone: string) => void;
  onClose: () => void;
}

/** The panel that the chat button opens: who answers, the first message, and the link into the chat. */
export function ChatPanel(props: ChatPanelProps) {
  const { tool, greeting, isKnown } = props;
  const { channel, settings } = tool;
  const { chat } = settings;
  const isWhatsApp = channel === 'WA';
  return (
    <section class="panel-chat" role="dialog" aria-labelledby="title">
      {drawHead(props)}
      <div class="talk">
        <p
          class="said"
          dir="auto"
          data-part="greeting"
          style={{ background: chat.chatColorLeft, color: inkOn(chat.chatColorLeft) }}
        >
          {isWhatsApp ? greeting : chat.loggedOutGreetingText}
        </p>
        {isWhatsApp && chat.collectPhone && !isKnown ? drawForm(props) : drawWayIn(props)}
      </div>
    </section>
  );
}

function drawHead({ tool: { channel, settings }, api, theme, onClose }: ChatPanelProps): ComponentChild {
  const { chat } = settings;
  const isWhatsApp = channel === 'WA';
  return (
    <div class="head" style={{ background: theme, color: inkOn(theme) }} data-part="heading">
      <h2 id="title" dir="auto">
        {isWhatsApp ? chat.chatHeading : chat.loggedInGreetingText}
      </h2>
      {isWhatsApp && <p dir="auto">{chat.chatSubheading}</p>}
      <button class="close" type="button" aria-label={api.words.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/** The form asks for the number first if the merchant wants it. */
function drawForm({ tool, api, refused, busy, first, onSubmit }: ChatPanelProps): ComponentChild {
  const { chatColorRight } = tool.settings.chat;
  return (
    <PhoneForm
      words={api.words}
      refused={refused}
      busy={busy}
      submit={{ text: api.words.openChat, color: chatColorRight, ink: inkOn(chatColorRight) }}
      first={first}
      onSubmit={onSubmit}
    >
      <ConsentText wording={tool.settings.consentWording} api={api} />
    </PhoneForm>
  );
}

function drawWayIn({ tool, api, confirm, first }: ChatPanelProps): ComponentChild {
  const { channel, chatUrl, settings } = tool;
  const { chatColorRight } = settings.chat;
  return (
    <>
      {confirm && (
        <div class="note" role="status">
          <ConfirmLink words={api.words} url={confirm.confirmUrl} mustConfirm={confirm.mustConfirm} />
        </div>
      )}
      {/* On Messenger the chat itself is the sign-up. */}
      {channel === 'FB' && <ConsentText wording={settings.consentWording} api={api} />}
      <a
        class="submit"
        ref={first}
        href={chatUrl ?? '#'}
        target="_blank"
        rel="noopener"
        style={{ background: chatColorRight, color: inkOn(chatColorRight) }}
      >
        {api.words.openChat}
      </a>
    </>
  );
}
