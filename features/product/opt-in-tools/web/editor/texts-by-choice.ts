import type { ToolSettings } from '../../contract/tool-definition.ts';
import { TOOL_LANGUAGES, type ToolLanguage } from '../../contract/words/languages.ts';
import { textsAfterChoice, textsByDiscount } from '../../rules/texts-by-discount.ts';

/** Returns a tool after the merchant chose whether it has a discount. Default texts change with the choice. */
export function textsByChoice(design: ToolSettings, hasDiscount: boolean): ToolSettings {
  const open = design.views?.open;
  if (open === undefined) return { ...design, hasDiscount };
  const now = { title: open.title.text, subtitle: open.subtitle.text };
  const after = textsAfterChoice(now, hasDiscount, languageOf(now.title));
  return {
    ...design,
    hasDiscount,
    views: {
      ...design.views,
      open: {
        ...open,
        title: { ...open.title, text: after.title },
        subtitle: { ...open.subtitle, text: after.subtitle },
      },
    },
  };
}

/** Returns the language whose default texts these are. */
function languageOf(title: string): ToolLanguage {
  const says = (language: ToolLanguage) =>
    [true, false].some((hasDiscount) => textsByDiscount(hasDiscount, language).title === title);
  return TOOL_LANGUAGES.find(says) ?? 'en';
}
