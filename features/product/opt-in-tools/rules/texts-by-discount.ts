import type { ToolLanguage } from '../contract/words/languages.ts';
import { toolWords } from '../contract/words/tool-words.ts';

interface Texts {
  title: string;
  subtitle: string;
}

/** Returns a form's default texts with or without a discount. */
export function textsByDiscount(hasDiscount: boolean, language: ToolLanguage): Texts {
  const words = toolWords(language);
  return hasDiscount
    ? { title: words.discountTitle, subtitle: words.discountSubtitle }
    : { title: words.updatesTitle, subtitle: words.updatesSubtitle };
}

/** Returns the texts after the merchant's choice. Texts that the merchant wrote stay. */
export function textsAfterChoice(now: Texts, hasDiscount: boolean, language: ToolLanguage): Texts {
  const [before, after] = [textsByDiscount(!hasDiscount, language), textsByDiscount(hasDiscount, language)];
  return {
    title: now.title === before.title ? after.title : now.title,
    subtitle: now.subtitle === before.subtitle ? after.subtitle : now.subtitle,
  };
}
