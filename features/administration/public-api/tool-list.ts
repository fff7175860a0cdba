import type { Tool } from './contract/tool.ts';
import { DRAFTING_TOOLS } from './rules/tools/drafting-tools.ts';
import { READING_TOOLS } from './rules/tools/reading-tools.ts';

/** Every tool of assistants, in the order in which they see them. */
export const TOOL_LIST: readonly Tool[] = [...READING_TOOLS, ...DRAFTING_TOOLS];
