import type { MessengerButton } from '#features/engine/messaging/contract/content/messenger-parts.ts';
import type { FlowButton } from '../../contract/flow-button.ts';

export function toMessengerButton(button: FlowButton): MessengerButton {
  switch (button.kind) {
    case 'page':
      return { kind: 'link', title: button.title, link: 'page' };
    case 'address':
      return { kind: 'address', title: button.title, url: button.url };
    case 'call':
      return { kind: 'call', title: button.title, phoneE164: button.phoneE164 };
  }
}
