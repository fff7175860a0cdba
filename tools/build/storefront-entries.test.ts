import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '#features/opt-in-tools/rules/read-settings.ts';
import { TOOLS } from '#features/opt-in-tools/tool-list.ts';
import { widgetEntries } from './storefront-entries.ts';

const FOLDERS = path.resolve('features/opt-in-tools/tools');

it('builds every tool that has a folder, once', () => {
  const folders = Object.values(widgetEntries(TOOLS)).map(
    (file) => path.relative(FOLDERS, file).split(path.sep)[0] ?? '',
  );
  expect(folders.toSorted()).toEqual(readdirSync(FOLDERS).toSorted());
});

it.each(TOOLS)('knows of $type what shoppers see and what is set by default', (tool) => {
  expect(existsSync(widgetEntries(TOOLS)[tool.type] ?? '')).toBe(true);
  const settings = tool.defaultSettings('Wren & Willow');
  expect(readSettings(tool, {}, 'Wren & Willow')).toEqual({ kind: 'read', settings });
  expect(settings.consentWording).toContain('Wren & Willow');
});
