import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getWAAttributes, setWAAttributes, type PageAttributes } from '../contract/attribute-calls.ts';
import {
  changeDelay,
  getCampaignAnalytics,
  getCampaignStates,
  getDrips,
  getTemplates,
  setCampaignState,
  setHoldOut,
  toggleDraftState,
  updateDripAttributes,
} from '../contract/automation-calls.ts';
import type { Drip } from '../contract/campaign.ts';
import { getChatReach } from '../contract/chat-reach-call.ts';
import type { DripAttributes, SettableDripAttributes } from '../contract/drip-attributes.ts';
import { getFlowFigures } from '../contract/flow-figure-calls.ts';
import { getCampaignLift } from '../contract/lift-calls.ts';
import { CampaignPage } from '../web/campaign-page.tsx';
import type { CampaignSlots } from '../web/campaign-slots.ts';
import { findShownCampaign } from '../web/shown-campaigns.ts';
import { sampleDrip, SECOND_DRIP_ID } from './sample-drip.ts';
import { NO_LIFT, SAMPLE_FIGURES } from './sample-figures.ts';
import { sampleFlow, SAMPLES } from './sample-flows.ts';

export const TEN_PERCENT: NonNullable<DripAttributes['discount']> = {
  code: 'DISCOUNT',
  percentage: '10',
  type: 'unique',
  expiry: null,
};

interface Opened {
  channel?: 'WA' | 'FB';
  type?: string;
  merchant?: Partial<Merchant>;
  /** The messages. By default a campaign has two. */
  drips?: Drip[];
  attributes?: PageAttributes;
  isOn?: boolean;
  holdOutPercent?: number;
  slots?: CampaignSlots;
  /** The tab in the URL. */
  tab?: 'results';
  /** The field in the URL. */
  field?: 'support' | 'discount';
  /** The app's wrapper around the page. */
  around?: (page: ReactNode) => ReactNode;
  prepare?: (api: typeof fakeApi) => void;
}

/** Two cart reminders with ten percent off. The second one is off. */
export function twoReminders(first: Partial<Drip> = {}): Drip[] {
  const discount = { needsDiscount: true, namesDiscount: true };
  return [
    sampleDrip({ ...discount, ...first }, { discount: TEN_PERCENT, ...first.dripAttributes }),
    sampleDrip(
      { ...discount, dripId: SECOND_DRIP_ID, dripIndex: 'abandonedCart2', flowId: 'second' },
      { dripIndex: 'abandonedCart2', draftState: false, discount: TEN_PERCENT },
    ),
  ];
}

/** Opens the page of a campaign. The fake API stores what is saved. */
export function openCampaign({
  channel = 'WA',
  type = 'abandonedCart',
  merchant: changes = {},
  drips = twoReminders(),
  attributes = { globalSupport: '49-15215550101' },
  isOn = false,
  holdOutPercent = 0,
  slots = {},
  tab,
  field,
  around = (page) => page,
  prepare = () => undefined,
}: Opened = {}) {
  const merchant = sampleMerchant(changes);
  const campaign = findShownCampaign(channel, type);
  if (campaign === null) throw new Error(`There is no campaign ${type} on ${channel}`);
  const stored: Stored = { type, drips, attributes, isOn, holdOutPercent };
  answerReads(stored);
  acceptChanges(stored);
  prepare(fakeApi);
  const page = <CampaignPage {...{ merchant, campaign, slots }} />;
  const address = `/automation-wa/${type}${tab === undefined ? '' : `?tab=${tab}`}${field === undefined ? '' : `#${field}`}`;
  return { api: fakeApi, stored, ...mountScreen(around(page), { address }) };
}

interface Stored {
  type: string;
  drips: Drip[];
  attributes: PageAttributes;
  isOn: boolean;
  holdOutPercent: number;
}

function readAttributes({ attributes }: Stored) {
  return { current_limit: 'TIER_1K', quality_color: 'GREEN' as const, whatsapp_rating: '', ...attributes };
}

function answerReads(stored: Stored): void {
  const { type } = stored;
  fakeApi.answer(getDrips, () => ({
    drips: stored.drips.map((drip) => ({ ...drip, type, holdOutPercent: stored.holdOutPercent })),
  }));
  fakeApi.answer(getWAAttributes, () => ({ data: { attributes: readAttributes(stored), country: 'DE' } }));
  fakeApi.answer(getCampaignStates, () => ({ states: { [type]: stored.isOn } }));
  fakeApi.answer(getTemplates, { [type]: [] });
  fakeApi.answer(getCampaignLift, NO_LIFT);
  fakeApi.answer(getCampaignAnalytics, SAMPLE_FIGURES);
  fakeApi.answer(getFlowFigures, { parts: [] });
  fakeApi.answer(getFlowPreview, ({ query: { flowId } }) => ({
    nodes: [],
    flows: [sampleFlow({ flowId })],
    samples: SAMPLES,
  }));
  fakeApi.answer(getChatReach, { subscribers: 12, linked: 5, ofOtherPages: 0 });
}

function acceptChanges(stored: Stored): void {
  const { type } = stored;
  const change = (dripId: string, make: (drip: Drip) => Drip) => {
    stored.drips = stored.drips.map((drip) => (drip.dripId === dripId ? make(drip) : drip));
    const changed = stored.drips.find((drip) => drip.dripId === dripId);
    if (!changed) throw new Error(`There is no message ${dripId}`);
    return changed;
  };
  fakeApi.answer(setWAAttributes, ({ body }) => {
    stored.attributes = { ...stored.attributes, ...body.attributes };
    return { attributes: readAttributes(stored) };
  });
  fakeApi.answer(setCampaignState, ({ body: { state } }) => {
    stored.isOn = state;
    return { type, state };
  });
  fakeApi.answer(toggleDraftState, ({ body: { dripId, state } }) => {
    change(dripId, (drip) => ({ ...drip, dripAttributes: { ...drip.dripAttributes, draftState: state } }));
    return { dripId, state };
  });
  fakeApi.answer(changeDelay, ({ body: { dripId, timeBox } }) => {
    change(dripId, (drip) => ({ ...drip, timeBox }));
    return { dripId, timeBox, delaySeconds: 0, moved: 2 };
  });
  fakeApi.answer(setHoldOut, ({ body: { percent } }) => {
    stored.holdOutPercent = percent;
    return { type, percent };
  });
  fakeApi.answer(updateDripAttributes, ({ body: { dripId, attributes: given } }) => {
    const { dripAttributes, revision } = change(dripId, (drip) => ({
      ...drip,
      revision: drip.revision + 1,
      dripAttributes: { ...drip.dripAttributes, ...readGiven(given) },
    }));
    return { dripId, dripAttributes, revision };
  });
}

/** Returns the server's answer to the settings that these tests save. */
function readGiven({
  discount,
  utm,
  redirectURL,
  settings,
}: SettableDripAttributes): Partial<DripAttributes> {
  const { code = '', percentage = '', type, expiry } = discount ?? {};
  return {
    ...(utm && { utm }),
    ...(redirectURL !== undefined && { redirectURL }),
    ...(settings && { settings }),
    ...(discount && {
      discount: {
        code,
        percentage: String(percentage),
        type: type === 'fixed' ? type : 'unique',
        expiry: expiry ? { ...expiry, magnitude: Number(expiry.magnitude) } : null,
      },
    }),
  };
}

export const message = async (position: number) =>
  within(await screen.findByRole('region', { name: `Message ${position}` }));
