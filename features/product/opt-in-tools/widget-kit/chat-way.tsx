import type { ComponentChild } from 'preact';
import type { PublicTool } from '../contract/tool.ts';
import type { StorefrontApi } from './storefront-api.ts';

interface ChatWayProps {
  tool: PublicTool;
  api: StorefrontApi;
  /** Called when the chat was opened. */
  onGo: () => void;
}

/** The other way to sign up: a WhatsApp message. On a desktop, the phone can scan its QR code. */
export function ChatWay({ tool: { chatUrl, chatCode }, api: { device, words }, onGo }: ChatWayProps) {
  return (
    chatCode && (
      <a
        class="chat-way"
        href={chatUrl ?? ''}
        target="_blank"
        rel="noopener"
        data-part="chatWay"
        onClick={onGo}
      >
        {device === 'phone' ? (
          words.orWrite
        ) : (
          <>
            {drawCode(chatCode)}
            {words.orScan}
          </>
        )}
      </a>
    )
  );
}

/** Draws a QR code from its modules, one bit each. */
function drawCode(code: string): ComponentChild {
  const bits = atob(code);
  const size = Math.floor(Math.sqrt(bits.length * 8));
  let path = '';
  for (let at = 0; at < size * size; at += 1)
    if (bits.charCodeAt(at >> 3) & (128 >> (at & 7))) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1`;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
