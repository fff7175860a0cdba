import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Channel } from '#features/product/opt-in-tools/contract/tool-definition.ts';
import { TOOL_LANGUAGES } from '#features/product/opt-in-tools/contract/words/languages.ts';
import { readSettings } from '#features/product/opt-in-tools/rules/read-settings.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { shopperWords, widgetEntries } from './storefront-entries.ts';

const FOLDERS = path.resolve('features/product/opt-in-tools/tools');

it('builds every tool that has a folder, once', () => {
  const folders = Object.values(widgetEntries(TOOLS)).map(
    (file) => path.relative(FOLDERS, file).split(path.sep)[0] ?? '',
  );
  expect(folders.toSorted()).toEqual(readdirSync(FOLDERS).toSorted());
});

it('has shoppers’ texts in every language of the tools, and in no other', async () => {
  expect(Object.keys(await shopperWords()).toSorted()).toEqual(TOOL_LANGUAGES.toSorted());
});

it.each(TOOLS)('has a widget and default settings for $type', (tool) => {
  expect(existsSync(widgetEntries(TOOLS)[tool.type] ?? '')).toBe(true);
  for (const channel of Object.keys(tool.channels) as Channel[]) {
    for (const language of TOOL_LANGUAGES) {
      const newTool = { shopName: 'Wren & Willow', channel, language };
      const settings = tool.defaultSettings(newTool);
      expect(readSettings(tool, {}, newTool)).toEqual({ kind: 'read', settings });
      expect(settings.consentWording).toContain('Wren & Willow');
    }
  }
});
