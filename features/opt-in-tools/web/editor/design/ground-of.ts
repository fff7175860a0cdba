import type { ToolSettings } from '../../../contract/tool-definition.ts';
import type { ViewName } from '../editor-faults.ts';

/** The one colour behind a view's words; null where a picture or several colours are. */
export function groundOf(
  { views, layout, image, background }: ToolSettings,
  view: Exclude<ViewName, 'collapsed'>,
): string | null {
  if (background !== undefined) return background.kind === 'color' ? background.color : null;
  if (layout === 'modalImageBehind' && image?.url) return null;
  return views?.[view]?.backgroundColor ?? null;
}
