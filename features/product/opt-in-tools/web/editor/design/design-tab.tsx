import type { ReactNode } from 'react';
import { useEditing, type Panel } from '../editing.ts';
import { DesignsPanel } from './designs-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';
import {
  BackgroundColorPanel,
  BackgroundImagePanel,
  ButtonPanel,
  CodePanel,
  LogoPanel,
  PillPanel,
} from './look-panels.tsx';
import { MessengerPanel } from './messenger-panel.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { TextPanel } from './text-panel.tsx';
import { WheelBackgroundPanel, WheelStylePanel } from './wheel-panels.tsx';

/** The general settings, or the open panel. */
export function DesignTab() {
  const { panel, view } = useEditing();
  // Designs belong to all views. Switching the view must not forget the settings from before a design was tried.
  return <div key={panel === 'designs' ? panel : `${panel} ${view}`}>{panelOf(panel)}</div>;
}

function panelOf(panel: Panel): ReactNode {
  switch (panel) {
    case 'general':
      return <GeneralPanel />;
    case 'designs':
      return <DesignsPanel />;
    case 'title':
    case 'subtitle':
    case 'text':
      return <TextPanel part={panel} />;
    case 'backgroundColor':
      return <BackgroundColorPanel />;
    case 'backgroundImage':
      return <BackgroundImagePanel />;
    case 'logo':
      return <LogoPanel />;
    case 'pill':
      return <PillPanel />;
    case 'button':
      return <ButtonPanel />;
    case 'code':
      return <CodePanel />;
    case 'sendToMessenger':
      return <MessengerPanel />;
    case 'wheelBackground':
      return <WheelBackgroundPanel />;
    case 'wheelStyle':
      return <WheelStylePanel />;
    default:
      return <OfferPanel offerKey={panel.slice('offer-'.length)} />;
  }
}
