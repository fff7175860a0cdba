import { useContext, useState } from 'react';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { NotifyTeam } from '#platform/ui-kit/notify-team.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { useSwitchUndo } from '#platform/ui-kit/undo/use-switch-undo.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { checkToggle } from '../../contract/editing-calls.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { texts } from '../../texts/en.ts';
import { definitionOf, settingsOf } from '../tool-settings.ts';
import { useSetToolActive, type Tool } from '../use-tools.ts';
import { decideToolSwitch, type Confirmation, type ToolSwitchStep } from './decide-tool-switch.ts';

/** Unsaved input of a tool's editor. */
export interface Unsaved {
  settings: ToolSettings;
  hasUnsaved: boolean;
  /** Whether faults prevent saving. */
  hasErrors: boolean;
  /** Saves, and resolves with whether it succeeded. */
  save: () => Promise<boolean>;
}

export type OpenStep = Exclude<ToolSwitchStep, { kind: 'plans' | 'connectPage' | 'go' }>;

/** Returns the facts for switching a tool on. The server decides whether another channel prevents it. */
function factsOf(
  { shopName, fbConnected, planDetails }: Merchant,
  tool: Tool,
  unsaved: Unsaved | null,
  words: readonly Confirmation[],
) {
  return {
    suggestsDiscount: definitionOf(tool.type).editing.suggestsDiscount ?? false,
    channel: tool.channel,
    // A feature that the plan does not name is included; only `false` locks it.
    isInPlan: planDetails.features[tool.featureLockKey] !== false,
    isPageConnected: fbConnected,
    otherChannel: null,
    // The tool that is switched on does not have the input that the merchant chose not to save.
    settings: unsaved && !words.includes('asSaved') ? unsaved.settings : settingsOf(tool, shopName),
    hasUnsaved: unsaved?.hasUnsaved ?? false,
  };
}

/** Returns the state of a tool's switch and the steps between a click and that state. */
export function useToolSwitch(merchant: Merchant, tool: Tool, unsaved: Unsaved | null) {
  const connectPage = useContext(ConnectFacebook);
  const notifyTeam = useContext(NotifyTeam);
  const seePlans = useContext(SeePlans);
  const [step, setStep] = useState<OpenStep | null>(null);
  const [confirmed, setConfirmed] = useState<readonly Confirmation[]>([]);
  const [switched, setSwitched] = useState<{ isOn: boolean } | null>(null);
  const setActive = useSetToolActive(merchant.shopUrl, tool);
  const { shopUrl, pageIdFB } = merchant;
  const { type, channel } = tool;

  const set = (active: boolean) =>
    setActive.mutate(active, {
      onSuccess: () => {
        setSwitched({ isOn: active });
        notifyTeam(`${shopUrl} turned ${tool.name} (${channel}) ${active ? 'on' : 'off'}`);
      },
    });
  const facts = (words: readonly Confirmation[]) => factsOf(merchant, tool, unsaved, words);
  const take = (decided: ToolSwitchStep) => {
    setStep(null);
    if (decided.kind === 'plans') {
      track('Tried Turn on Paid Feature', { type, channel });
      seePlans();
    } else if (decided.kind === 'connectPage') connectPage();
    else if (decided.kind === 'go') set(true);
    else setStep(decided);
  };
  const goOn = (words: readonly Confirmation[]) => {
    setConfirmed(words);
    take(decideToolSwitch(facts(words), words));
  };
  const turnOn = async () => {
    const first = decideToolSwitch(facts([]));
    if (first.kind === 'plans' || first.kind === 'connectPage') return take(first);
    try {
      const body = { pageIdFB: pageIdFB ?? '', shopUrl, channel, type };
      const { data } = await makeCall(checkToggle, { body });
      if (data.possible) goOn([]);
      else take({ kind: 'otherChannel', text: data.message ?? '' });
    } catch (error) {
      reportFailure(error, `tool-${tool.id}`, whatFailed(error, texts.failures.switch));
    }
  };
  const turn = (on: boolean) => (on ? void turnOn() : set(false));
  useSwitchUndo({ id: `tool-${tool.id}`, saved: texts.toasts.saved, switched, turn });
  return {
    step,
    canSave: unsaved !== null && !unsaved.hasErrors,
    close: () => setStep(null),
    turn,
    /** Records the merchant's answer and continues with the next question. */
    confirm: (word: Confirmation) => goOn([...confirmed, word]),
    saveAndTurnOn: async () => {
      setStep(null);
      if (await unsaved?.save()) set(true);
    },
  };
}

export type ToolSwitching = ReturnType<typeof useToolSwitch>;
