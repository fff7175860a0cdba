import type { PublicTool } from '../contract/tool.ts';

/** What is known of a page view when it is decided what it shows. */
export interface Visit {
  /** Ids of the tools that the visitor opted in through, ever. */
  optedIn: readonly string[];
  /** Ids of the tools that the visitor hid in this session. */
  hidden: readonly string[];
}

/**
 * The one tool that a page view shows, if any: the first in the merchant's order that was not hidden, of a channel on
 * which the visitor did not opt in yet.
 */
export function chooseTool(tools: readonly PublicTool[], { optedIn, hidden }: Visit): PublicTool | undefined {
  const isSubscribedTo = (channel: string) =>
    tools.some((tool) => tool.channel === channel && optedIn.includes(tool.id));
  return tools.find(({ id, channel }) => !hidden.includes(id) && !isSubscribedTo(channel));
}
