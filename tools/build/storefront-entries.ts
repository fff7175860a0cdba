import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ToolDefinition } from '#features/opt-in-tools/contract/tool-definition.ts';

/** The script that shops embed, by its name without `.js`. */
export const LOADER = 'bellbird';

const WORDS = path.resolve(import.meta.dirname, '../../features/opt-in-tools/widget-kit/words');
const TOOL_FOLDERS = path.resolve(import.meta.dirname, '../../features/opt-in-tools/tools');

/** The file of each tool that the storefront script loads when it is shown: from the name it gets, the tool's type, to its source. */
export function widgetEntries(
  definitions: readonly ToolDefinition[],
  folders = TOOL_FOLDERS,
): Record<string, string> {
  return Object.fromEntries(
    definitions.map(({ type }) => [type, path.join(folders, kebabCase(type), 'widget/show.tsx')]),
  );
}

/** The file of each language that shoppers' words are in. */
export function wordEntries(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(WORDS).map((file) => [`words_${path.parse(file).name}`, path.join(WORDS, file)]),
  );
}

function kebabCase(type: string): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
