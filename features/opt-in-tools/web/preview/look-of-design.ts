import type { ToolSettings } from '../../contract/tool-definition.ts';
import { TOOL_LANGUAGES, type ToolLanguage } from '../../contract/words/languages.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import type { Tool } from '../use-tools.ts';
import type { PreviewLook } from './preview-tool.ts';

/** As long as a shopper's own code is made only when they sign up. */
const SAMPLE_CODE = 'WELCOME-7F3K';

/** How a tool is shown with this design. */
export function lookOfDesign(
  { type, channel }: Pick<Tool, 'type' | 'channel'>,
  design: ToolSettings,
  shown: Pick<PreviewLook, 'view' | 'device'>,
): PreviewLook {
  return { type, channel, ...shown, language: languageOf(design), code: codeOf(design) };
}

function codeOf({ hasDiscount, discount, wheel }: ToolSettings): string | null {
  if (wheel !== undefined)
    return wheel.offers.find(({ discountCode }) => discountCode)?.discountCode ?? SAMPLE_CODE;
  if (hasDiscount !== true || discount === undefined) return null;
  return discount.kind === 'fixed' ? discount.code : SAMPLE_CODE;
}

/** The language of what the merchant did not write: that of the words which a new tool came with. */
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
    return [submit, smallPrint, doneTitle, chatGreeting, chatButton, ...messengerButtons].some((text) =>
      texts.has(text),
    );
  };
  return TOOL_LANGUAGES.find(speaks) ?? 'en';
}
