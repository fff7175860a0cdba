import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import {
  getFlowPreview,
  setFlowFrontend,
  type PreviewedFlow,
} from '#features/product/flows/contract/flow-calls.ts';
import type { UploadPart } from '#features/product/flows/web/index.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { changeDelay, getCampaignAnalytics, getDrips } from '../contract/automation-calls.ts';
import type { Drip } from '../contract/campaign.ts';
import { getFlowFigures } from '../contract/flow-figure-calls.ts';
import type { EditableMessage } from '../web/campaign-slots.ts';
import { EditFlow } from '../web/editor/edit-flow.tsx';
import { findShownCampaign } from '../web/shown-campaigns.ts';
import { sampleDrip } from './sample-drip.ts';
import { NO_FIGURES } from './sample-figures.ts';
import { sampleFlow, SAMPLES } from './sample-flows.ts';

export const SAVE_ID = '0199f2c4-7a3b-7c1d-8e2f-0000000000aa';

interface Opened {
  channel?: 'WA' | 'FB';
  type?: string;
  merchant?: Partial<Merchant>;
  drip?: Partial<Drip>;
  /** The stored flows of the message, the first flow first. */
  flows?: PreviewedFlow[];
  /** The state of the page around the button. */
  message?: Partial<EditableMessage>;
  prepare?: (api: typeof fakeApi) => void;
}

/** A file field that offers one picture. */
const Upload: UploadPart = ({ label, value, onChange }) => (
  <button type="button" onClick={() => onChange(value === null ? 'https://shop.example/mug.png' : null)}>
    {value === null ? `Upload a file, ${label}` : `Remove the file, ${label}`}
  </button>
);

/** Shows the button that opens the editor of a message. The fake API stores saved flows and times. */
export function mountEditButton({
  channel = 'FB',
  type = 'getStarted',
  merchant: changes = {},
  drip: dripChanges = {},
  flows = [sampleFlow()],
  message = {},
  prepare = () => undefined,
}: Opened = {}) {
  const api = fakeApi;
  const stored = new Map(flows.map((flow) => [flow.flowId, flow]));
  const campaign = findShownCampaign(channel, type);
  if (campaign === null) throw new Error(`There is no campaign ${type} on ${channel}`);
  const dripIndex = campaign.drips[0]?.dripIndex ?? '';
  let drip = sampleDrip({ dripIndex, flowId: flows[0]?.flowId ?? '', ...dripChanges });
  api.answer(getFlowPreview, () => ({ nodes: [], flows: [...stored.values()], samples: SAMPLES }));
  api.answer(getDrips, () => ({ drips: [{ ...drip, type, holdOutPercent: 0 }] }));
  api.answer(getFlowFigures, { parts: [] });
  api.answer(getCampaignAnalytics, NO_FIGURES);
  /** Accepts saves from now on. */
  const accept = () => api.answer(setFlowFrontend, ({ body }) => storeFlows(stored, body));
  accept();
  api.answer(changeDelay, ({ body: { dripId, timeBox } }) => {
    drip = { ...drip, timeBox };
    return { dripId, timeBox, delaySeconds: 0, moved: 2 };
  });
  prepare(api);
  const button = (
    <EditFlow
      merchant={sampleMerchant(changes)}
      campaign={campaign}
      Upload={Upload}
      drip={drip}
      settings={{}}
      name="message 1"
      editWords={null}
      hasUnsaved={false}
      hasErrors={false}
      save={() => Promise.resolve(true)}
      {...message}
    />
  );
  return { api, stored, accept, ...mountScreen(button) };
}

/** Stores the saved flows like the server does, and answers their new revisions. */
function storeFlows(stored: Map<string, PreviewedFlow>, { allFlows }: BodyOf<typeof setFlowFrontend>) {
  for (const { flowId, nodes, order } of allFlows) {
    const { level, revision, nodes: before } = stored.get(flowId) ?? { level: 1, revision: 0, nodes: [] };
    const byId = new Map([...before, ...nodes].map((node) => [node.masterId, node]));
    const inOrder = (order ?? []).flatMap((id) => byId.get(id) ?? []);
    stored.set(flowId, sampleFlow({ flowId, level, nodes: inOrder, revision: revision + 1 }));
  }
  return { saveId: SAVE_ID, flows: allFlows.flatMap(({ flowId }) => stored.get(flowId) ?? []) };
}

/** Opens the editor of a message, and waits until all its flows are visible. */
export async function openEditor(opened: Opened = {}) {
  const mounted = mountEditButton(opened);
  const { user } = mounted;
  await user.click(screen.getByRole('button', { name: / message 1$/ }));
  const editor = await screen.findByRole('dialog', { name: /^Edit / });
  await within(editor).findByRole('button', { name: 'Close the editor' });
  await cursorIn(editor);
  /** Replaces a field's text, like a person who selects all of it and pastes. */
  const write = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.keyboard('{Control>}a{/Control}');
    await user.paste(text);
  };
  return { ...mounted, editor, write, type: (text: string) => user.paste(text) };
}

/** Waits until the focus is in something that just opened. Keys pressed before go to what is below. */
export async function cursorIn(opened: HTMLElement): Promise<void> {
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
}

export const texts = () => screen.getAllByRole('textbox', { name: 'Text' });
/** Returns the text at this position among all texts of the editor. */
export const text = (at = 0): HTMLElement => texts()[at] ?? document.body;
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Whether a button that can keep the focus is disabled. */
export const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
export const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));
