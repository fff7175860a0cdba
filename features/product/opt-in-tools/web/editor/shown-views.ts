import type { ToolDefinition, ToolSettings } from '../../contract/tool-definition.ts';
import { opensFromPill } from '../../tools/spin-the-wheel/widget/opens-from-pill.ts';
import { VIEW_NAMES, type ViewName } from './editor-faults.ts';

interface ShownView {
  view: ViewName;
  name: string;
}

/**
 * Returns the views of a tool with its current settings, named like the buttons of the preview. Document 3, section
 * 2.2.
 */
export function shownViews(
  { editing }: Pick<ToolDefinition, 'editing'>,
  settings: ToolSettings,
): ShownView[] {
  const { closedView } = editing;
  const isClosedShown = closedView && (closedView.isShown === 'always' || opensFromPill(settings));
  return [
    { view: 'open', name: VIEW_NAMES.open },
    ...(settings.views?.completed ? [{ view: 'completed', name: VIEW_NAMES.completed } as const] : []),
    ...(isClosedShown ? [{ view: 'collapsed', name: closedView.name } as const] : []),
  ];
}
