import type { ToolType } from '../contract/tool.ts';

/** The plan's feature that each tool needs on WhatsApp. */
export const TOOL_FEATURE: Record<ToolType, string> = { persistentPill: 'WApersistentPill' };
