import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ToolDefinition } from '#features/product/opt-in-tools/contract/tool-definition.ts';

/** The script that shops embed, by its name without `.js`, before the server puts a shop's document to it. */
export const LOADER = 'embed';

const WORDS = path.resolve(import.meta.dirname, '../../features/product/opt-in-tools/widget-kit/words');
const TOOL_FOLDERS = path.resolve(import.meta.dirname, '../../features/product/opt-in-tools/tools');

/** What shows each tool, from its type to its source. */
export function widgetEntries(
  definitions: readonly ToolDefinition[],
  folders = TOOL_FOLDERS,
): Record<string, string> {
  return Object.fromEntries(
    definitions.map(({ type }) => [type, path.join(folders, kebabCase(type), 'widget/show.tsx')]),
  );
}

interface Words {
  lang: string;
}

/** Shoppers' words, by language. */
export async function shopperWords(): Promise<Record<string, Words>> {
  const read = readdirSync(WORDS).map(async (file) => {
    const { words } = (await import(path.join(WORDS, file))) as { words: Words };
    return [words.lang, words] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The name, without `.js`, of what a page in a language loads to show tools of a type. */
export function toolFile(type: string, language: string): string {
  return `${type}_${language}`;
}

function kebabCase(type: string): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
