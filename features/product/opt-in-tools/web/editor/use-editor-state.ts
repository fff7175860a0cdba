import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { track } from '#platform/tracking/browser/track.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { hasPrize } from '../../rules/prizes/has-prize.ts';
import { definitionOf } from '../tool-settings.ts';
import type { Tool } from '../use-tools.ts';
import type { Device, Panel } from './editing.ts';
import type { ViewName } from './editor-faults.ts';
import { shownViews } from './shown-views.ts';

export const TABS = ['design', 'behaviour', 'followUp'] as const;
export type Tab = (typeof TABS)[number];

const EVENTS = { design: 'Design', behaviour: 'Behaviour', followUp: 'Follow Up' } as const;

/** Returns the open parts of an editor: its tab, its panel, and the view and device of the preview. */
export function useEditorState(tool: Tool, design: ToolSettings) {
  const [query] = useSearchParams();
  const [tab, setTabOnly] = useState<Tab>('design');
  const [panel, setPanel] = useState<Panel>(() => panelOfMissing(query.get('set'), design));
  useEffect(() => {
    if (query.has('set')) focusMissing();
  }, [query]);
  const [chosenView, setView] = useState<ViewName>('open');
  const [device, setDevice] = useState<Device>('monitor');
  const definition = definitionOf(tool.type);
  // A layout without a pill has no view of the pill.
  const views = shownViews(definition, design);
  const view = views.some((one) => one.view === chosenView) ? chosenView : 'open';
  const setTab = (next: Tab) => {
    if (next === tab) return;
    setTabOnly(next);
    track(`OptInTools Setting: ${EVENTS[next]}`, { type: tool.type });
  };
  const open = (next: Panel, nextView: ViewName = view) => {
    setTab('design');
    setView(next === 'pill' ? 'collapsed' : next === 'code' ? 'completed' : nextView);
    setPanel(next);
  };
  return { tab, setTab, editing: { definition, panel, open, view, setView, device, setDevice } };
}

/** Returns the panel of a missing setting. */
export function panelOfMissing(lack: string | null, { wheel }: ToolSettings): Panel {
  const bare = wheel?.offers.find((offer) => !hasPrize(offer));
  return lack === 'offers' && bare ? `offer-${bare.key}` : 'general';
}

/** Scrolls to the first missing or invalid field and focuses it, after its panel has opened and the dialog has closed. */
export function focusMissing(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(
      '[data-missing="true"] input, input[aria-invalid="true"]',
    );
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
