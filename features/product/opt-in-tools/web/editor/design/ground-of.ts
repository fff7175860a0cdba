import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { groundsOf } from '../../../widget-kit/grounds-of.ts';
import type { ViewName } from '../editor-faults.ts';

/** Returns the colours behind a view's text, several for a gradient. Null if a picture is behind it. */
export function groundOf(
  { views, background }: ToolSettings,
  view: Exclude<ViewName, 'collapsed'>,
): string[] | null {
  if (background !== undefined) return groundsOf(background);
  // Also with a picture behind: the text has a panel of its own on it.
  const colour = views?.[view]?.backgroundColor;
  return colour === undefined ? null : [colour];
}
