import { persistentPill } from './tools/persistent-pill/definition.ts';

/** Every opt-in tool there is, in the order merchants see them. */
export const TOOLS = [persistentPill] as const;
