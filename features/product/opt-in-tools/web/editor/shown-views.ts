import type { ToolDefinition, ToolSettings } from '../../contract/tool-definition.ts';
import { texts } from '../../texts/en.ts';
import { opensFromPill } from '../../tools/spin-the-wheel/widget/opens-from-pill.ts';
import type { ViewName } from './editor-faults.ts';

interface ShownView {
  view: ViewName;
  name: string;
}

/**
 * Returns the views that a tool has with these settings, each with the label of its button in the preview. Document 3,
 * section 2.2.
 */
export function shownViews(
  { editing }: Pick<ToolDefinition, 'editing'>,
  settings: ToolSettings,
): ShownView[] {
  const { closedView } = editing;
  const isClosedShown = closedView && (closedView.isShown === 'always' || opensFromPill(settings));
  return [
    { view: 'open', name: texts.views.open },
    ...(settings.views?.completed ? [{ view: 'completed', name: texts.views.completed } as const] : []),
    ...(isClosedShown ? [{ view: 'collapsed', name: texts.views[closedView.name] } as const] : []),
  ];
}
