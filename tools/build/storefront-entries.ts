import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ToolDefinition } from '#features/product/opt-in-tools/contract/tool-definition.ts';

/** The name, without `.js`, of the script that shops embed. The server prepends the shop's document to it. */
export const LOADER = 'embed';

const WORDS = path.resolve(import.meta.dirname, '../../features/product/opt-in-tools/widget-kit/words');
const TOOL_FOLDERS = path.resolve(import.meta.dirname, '../../features/product/opt-in-tools/tools');

/** Returns the source of each tool's file, by type. */
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

/** Returns shoppers' texts by language. */
export async function shopperWords(): Promise<Record<string, Words>> {
  const read = readdirSync(WORDS).map(async (file) => {
    const { words } = (await import(path.join(WORDS, file))) as { words: Words };
    return [words.lang, words] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Returns the name, without `.js`, of the file that a page in a language loads for a tool type. */
export function toolFile(type: string, language: string): string {
  return `${type}_${language}`;
}

function kebabCase(type: string): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
