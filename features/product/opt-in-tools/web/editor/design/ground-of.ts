import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { groundsOf } from '../../../widget-kit/grounds-of.ts';
import type { ViewName } from '../editor-faults.ts';

/** The colours behind a view's words, several of a gradient; null where a picture is. */
export function groundOf(
  { views, background }: ToolSettings,
  view: Exclude<ViewName, 'collapsed'>,
): string[] | null {
  if (background !== undefined) return groundsOf(background);
  // Also where a picture is behind: the words have a panel of their own on it.
  const colour = views?.[view]?.backgroundColor;
  return colour === undefined ? null : [colour];
}
