import type { Channel } from '#platform/channel/channel.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { TOOL_LANGUAGES, type ToolLanguage } from '../../contract/words/languages.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import type { Prize } from '../../widget-kit/ask-prize.ts';
import type { Tool } from '../use-tools.ts';
import type { PreviewOptions } from './preview-tool.ts';

/** The sample code. The shopper's own code is created at the sign-up. */
const SAMPLE_CODE = 'WELCOME-7F3K';

/** Returns the theme of a tool with this design. */
export function themeOfDesign(
  { type, channel }: Pick<Tool, 'type' | 'channel'>,
  design: ToolSettings,
  shown: Pick<PreviewOptions, 'view' | 'device'>,
): PreviewOptions {
  return { type, channel, ...shown, language: languageOf(design), prize: prizeOf(channel, design) };
}

/**
 * Returns the sample prize: the first offer that can be won, or the discount for everybody. On Messenger the prize
 * arrives in the chat.
 */
export function prizeOf(channel: Channel, { hasDiscount, discount, wheel }: ToolSettings): Prize | null {
  if (channel === 'FB') return null;
  const offer = wheel?.offers.find(({ weight }) => weight > 0);
  if (offer) {
    const { key, text, message, discountCode } = offer;
    return { offerKey: key, text, message, discountCode: discountCode || SAMPLE_CODE };
  }
  if (hasDiscount !== true || discount === undefined) return null;
  const discountCode = discount.kind === 'fixed' ? discount.code : SAMPLE_CODE;
  return { offerKey: null, text: '', message: '', discountCode };
}

/** Returns the language of texts that the merchant did not write: the language of the tool's default texts. */
export function languageOf({ views, chat, messenger }: ToolSettings): ToolLanguage {
  const texts = new Set([
    views?.open?.submitText,
    views?.open?.text.text,
    views?.completed?.title.text,
    chat?.greetingText,
    chat?.widgetText,
    messenger?.optinText,
  ]);
  const speaks = (language: ToolLanguage) => {
    const { submit, smallPrint, doneTitle, chatGreeting, chatButton, messengerButtons } = toolWords(language);
    const own = [
      submit,
      smallPrint,
      doneTitle.WA,
      doneTitle.FB,
      chatGreeting,
      chatButton,
      ...messengerButtons,
    ];
    return own.some((text) => texts.has(text));
  };
  return TOOL_LANGUAGES.find(speaks) ?? 'en';
}
