import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import {
  getDrips,
  getTemplates,
  type OfferedTemplate,
} from '#features/product/automations/contract/automation-calls.ts';
import { sampleDrip } from '#features/product/automations/testing/sample-drip.ts';
import { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { ToolFollowUps } from './tool-follow-ups.tsx';

const offered = (flowId: string, name: string): OfferedTemplate => ({
  flowId,
  name,
  description: [],
  templateId: name,
  dripIndexes: ['visualPopup1'],
  showsDiscount: false,
});
const page = { hasUnsaved: false, hasErrors: false, save: () => Promise.resolve(true) };
/** Shows the follow-ups of a tool. The second text is the first one of its campaign. */
function mountFollowUps(chosen: string | null, prepare: (api: typeof fakeApi) => void = () => undefined) {
  const choose = vi.fn<(flowId: string) => void>();
  const drip = sampleDrip({ dripIndex: 'visualPopup1', flowId: 'plain' });
  fakeApi.answer(getTemplates, { visualPopup: [offered('offer', 'Offer'), offered('plain', 'Plain')] });
  fakeApi.answer(getDrips, { drips: [{ ...drip, type: 'visualPopup', holdOutPercent: 0 }] });
  fakeApi.refuse(getFlowPreview, 'NOT_FOUND');
  prepare(fakeApi);
  const followUps = (
    <ToolFollowUps merchant={sampleMerchant()} type="visualPopup" {...{ chosen, choose, page }} />
  );
  return { choose, ...mountScreen(followUps) };
}
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test.each([
  [null, 'Plain', 'plain'],
  ['offer', 'Offer', 'offer'],
])('a tool with the chosen text %s shows “%s” as selected, and edits it', async (chosen, name, flowId) => {
  const { user } = mountFollowUps(chosen);
  expect((await radio(name)).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Edit the follow-up' }));
  await screen.findByRole('alert');
  expect(fakeApi.requests(getFlowPreview)[0]?.query).toEqual({ pageId: '1122334455', flowId });
});

test('the merchant chooses another text', async () => {
  const { choose, user } = mountFollowUps(null);
  await user.click(await radio('Offer'));
  expect(choose).toHaveBeenCalledWith('offer');
});

test('texts that cannot be loaded show an error, and a button loads them again', async () => {
  const { user } = mountFollowUps(null, (api) => api.refuse(getTemplates, 'INTERNAL'));
  await screen.findByText(/The follow-ups could not be loaded/);
  fakeApi.answer(getTemplates, { visualPopup: [offered('plain', 'Plain')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await radio('Plain');
});
