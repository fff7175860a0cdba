import { expect, it } from 'vitest';
import { LONGEST_MESSENGER_BUTTON } from '../../contract/tool-chat.ts';
import { TOOL_LANGUAGES } from '../../contract/words/languages.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { visualPopup } from '../../tools/visual-popup/definition.ts';
import { languageOf } from './look-of-design.ts';

it.each(TOOL_LANGUAGES)(
  'offers eight texts for Messenger’s button in %s, each of which tells the language',
  (language) => {
    const { messengerButtons } = toolWords(language);
    expect(new Set(messengerButtons).size).toBe(8);
    const { messenger, ...rest } = visualPopup.defaultSettings({ shopName: 'Wren', channel: 'FB', language });
    // All other words are the merchant's own.
    const design = { ...rest, views: {} };
    for (const optinText of messengerButtons) {
      expect(optinText.length).toBeLessThanOrEqual(LONGEST_MESSENGER_BUTTON);
      expect(languageOf({ ...design, messenger: { ...messenger, optinText } })).toBe(language);
    }
  },
);
