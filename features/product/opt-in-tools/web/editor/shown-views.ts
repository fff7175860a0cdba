import type { ToolSettings } from '../../contract/tool-definition.ts';
import { opensFromPill } from '../../tools/spin-the-wheel/widget/opens-from-pill.ts';
import { VIEW_NAMES, type ViewName } from './editor-faults.ts';

interface ShownView {
  view: ViewName;
  name: string;
}

const MINIMIZED = { view: 'collapsed', name: 'Minimized View' } as const;

/** The views that a tool has as it is set now, as the preview's buttons name them. Document 3, section 2.2. */
export function shownViews(type: string, settings: ToolSettings): ShownView[] {
  const open = { view: 'open', name: VIEW_NAMES.open } as const;
  if (type === 'customerChatWidget') return [open, MINIMIZED];
  const completed = settings.views?.completed
    ? [{ view: 'completed', name: VIEW_NAMES.completed } as const]
    : [];
  return [open, ...completed, ...collapsedOf(type, settings)];
}

function collapsedOf(type: string, settings: ToolSettings): ShownView[] {
  if (type === 'persistentPill') return [{ view: 'collapsed', name: VIEW_NAMES.collapsed }];
  return type === 'spinTheWheel' && opensFromPill(settings) ? [MINIMIZED] : [];
}
