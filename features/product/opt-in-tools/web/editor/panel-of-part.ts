import type { ToolSettings } from '../../contract/tool-definition.ts';
import type { PreviewPart } from '../preview/preview-tool.ts';
import type { Panel } from './editing.ts';

/**
 * Returns the panel for the clicked part of the preview. Parts without their own panel belong to the general settings.
 */
export function panelOfPart(part: PreviewPart, { views, background }: ToolSettings): Panel {
  // A tool without views has all its settings in the general panel.
  if (views === undefined) return 'general';
  switch (part) {
    case 'title':
    case 'subtitle':
    case 'text':
    case 'logo':
    case 'pill':
      return part;
    case 'background':
    case 'closeButton':
      return background === undefined ? 'backgroundColor' : 'wheelBackground';
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
