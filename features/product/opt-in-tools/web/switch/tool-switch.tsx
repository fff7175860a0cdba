import { lazy } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { LockedNote } from '#platform/ui-kit/locked/locked-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import type { Tool } from '../use-tools.ts';
import type { MissingSetting } from './decide-tool-switch.ts';
import type { Place } from './switch-dialogs.tsx';
import { useToolSwitch, type Unsaved } from './use-tool-switch.ts';

const StepDialog = lazy(async () => ({ default: (await import('./switch-dialogs.tsx')).StepDialog }));
const CheckoutGuide = lazy(async () => ({
  default: (await import('../guide/checkout-guide.tsx')).CheckoutGuide,
}));

interface ToolSwitchProps {
  merchant: Merchant;
  tool: Tool;
  /** The place of the switch. In an editor, unsaved input matters. */
  place: Place;
  unsaved?: Unsaved | null;
  /** Opens the panel of the missing setting. */
  change: (what: MissingSetting) => void;
}

/** The switch of a tool, with every question before it is on. Document 3, section 4.1. */
export function ToolSwitch({ merchant, tool, place, unsaved = null, change }: ToolSwitchProps) {
  const switching = useToolSwitch(merchant, tool, unsaved);
  const { step, close, turn } = switching;
  // A feature that the plan does not name is included; only `false` locks it. A tool can always be switched off.
  if (!tool.active && merchant.planDetails.features[tool.featureLockKey] === false)
    return <LockedNote facts={{ type: tool.type, channel: tool.channel }} />;
  return (
    <>
      <PowerSwitch name={tool.name} on={tool.active} onChange={turn} right="market" />
      <WhenOpened opened={step !== null && step.kind !== 'guide'}>
        {step !== null && step.kind !== 'guide' && (
          <StepDialog step={step} switching={switching} place={place} change={change} />
        )}
      </WhenOpened>
      <WhenOpened opened={step?.kind === 'guide'}>
        {step?.kind === 'guide' && <CheckoutGuide merchant={merchant} tool={tool} onClose={close} />}
      </WhenOpened>
    </>
  );
}
