import type { ShopTheme } from '../../contract/design-calls.ts';
import { mergeDeep } from '../../contract/merge-deep.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { contrastOf } from './contrast.ts';

/** Large and bold text needs a contrast of 3, other text 4.5 (WCAG 2.2, 1.4.3). */
const LARGE = 3;
const TEXT = 4.5;

/** Returns a new tool in the shop's colours and font, where its texts stay readable. */
export function withTheme<Settings extends ToolSettings>(settings: Settings, look: ShopTheme): object {
  const { views, wheel, chat } = settings;
  const button = buttonOf(look);
  const page = pageOf(look);
  const words = { fontFamily: look.font ?? undefined, color: page?.textColor };
  const card = { title: words, subtitle: words, text: words, backgroundColor: page?.backgroundColor };
  return mergeDeep(settings, {
    views: views && {
      collapsed: views.collapsed && {
        text: { fontFamily: look.font ?? undefined, color: button?.textColor },
        backgroundColor: button?.color,
        closeButtonColor: button?.textColor,
      },
      open: views.open && { ...card, buttonColor: button?.color, buttonTextColor: button?.textColor },
      completed: views.completed && {
        ...card,
        discountCode: {
          color:
            page && button && contrastOf(page.backgroundColor, button.color) >= LARGE
              ? button.color
              : page?.textColor,
        },
      },
    },
    wheel: wheel && {
      offerFont: look.font ?? undefined,
      wheelColorDark: button?.color,
      dashColorDark: button?.textColor,
    },
    // A white chat widget would be invisible.
    chat:
      chat && button && contrastOf(button.color, '#FFFFFF') >= LARGE
        ? { themeColor: button.color, chatColorRight: button.color }
        : undefined,
  });
}

function buttonOf({ buttonColor: color, buttonTextColor }: ShopTheme) {
  if (color === null) return null;
  const given = buttonTextColor ?? '#FFFFFF';
  if (contrastOf(color, given) >= LARGE) return { color, textColor: given };
  return {
    color,
    textColor: contrastOf(color, '#FFFFFF') >= contrastOf(color, '#000000') ? '#FFFFFF' : '#000000',
  };
}

function pageOf({ backgroundColor, textColor }: ShopTheme) {
  if (backgroundColor === null || textColor === null) return null;
  return contrastOf(backgroundColor, textColor) >= TEXT ? { backgroundColor, textColor } : null;
}
