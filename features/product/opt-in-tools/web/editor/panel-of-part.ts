import type { PreviewPart } from '../preview/preview-tool.ts';
import type { Panel } from './editing.ts';

/** Where what was clicked in the preview is set; what has no part of its own is among the general settings. */
export function panelOfPart(part: PreviewPart, type: string): Panel {
  // All of its own stands among the general settings.
  if (type === 'customerChatWidget') return 'general';
  switch (part) {
    case 'title':
    case 'subtitle':
    case 'text':
    case 'logo':
    case 'pill':
      return part;
    case 'background':
    case 'closeButton':
      return type === 'spinTheWheel' ? 'wheelBackground' : 'backgroundColor';
    case 'image':
      return 'backgroundImage';
    case 'submit':
      return 'button';
    case 'messenger':
      return 'sendToMessenger';
    case 'discountCode':
      return 'code';
    case 'wheel':
      return 'wheelStyle';
    case 'wheelLogo':
      return 'logo';
    case 'wheelBackground':
      return 'wheelBackground';
    case 'consent':
    case 'chatWay':
    case 'widget':
    case 'heading':
    case 'greeting':
      return 'general';
  }
}
