import type { ToolLanguage } from '../contract/words/languages.ts';
import { toolWords } from '../contract/words/tool-words.ts';

interface Texts {
  title: string;
  subtitle: string;
}

/** What a form begins with once its merchant chooses whether it has a discount. */
export function textsByDiscount(hasDiscount: boolean, language: ToolLanguage): Texts {
  const words = toolWords(language);
  return hasDiscount
    ? { title: words.discountTitle, subtitle: words.discountSubtitle }
    : { title: words.updatesTitle, subtitle: words.updatesSubtitle };
}

/** The texts after the choice: what the merchant wrote themselves stays. */
export function textsAfterChoice(now: Texts, hasDiscount: boolean, language: ToolLanguage): Texts {
  const [before, after] = [textsByDiscount(!hasDiscount, language), textsByDiscount(hasDiscount, language)];
  return {
    title: now.title === before.title ? after.title : now.title,
    subtitle: now.subtitle === before.subtitle ? after.subtitle : now.subtitle,
  };
}
