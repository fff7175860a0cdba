import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import {
  getTemplates,
  type ListedTemplate,
} from '#features/foundations/templates/contract/template-calls.ts';
import { evaluateAudience } from '#features/product/audiences/contract/audience-calls.ts';
import { getImportedAttributes } from '#features/product/imports/contract/import-calls.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { checkChanges, getBroadcast, updateBroadcast } from '../contract/broadcast-calls.ts';
import type { Broadcast } from '../contract/broadcast.ts';
import { BroadcastPage } from '../web/broadcast-page.tsx';
import { sampleBroadcast, WINTER_SALE } from './sample-broadcast.ts';
import { sampleFlightCheck } from './sample-flight-check.ts';

export const MERCHANT = sampleMerchant();
/** Far in the future, so that the test does not depend on today. */
export const DAY = '2126-02-03';
export const SCHEDULED = {
  status: 'active',
  scheduledFor: `${DAY}T12:00`,
  scheduleTime: `${DAY}T11:00:00.000Z`,
} as const;

/** The template of `WINTER_SALE`, as the list of templates has it. */
export const LISTED: ListedTemplate = {
  id: WINTER_SALE.flowId,
  template_name: 'winter_sale',
  template: '{{Offer_Text}}. It ends on {{end_day}}',
  createdAt: '2026-01-01T10:00:00.000Z',
  status: 'ENABLED',
  language: 'en',
  type: 'text',
  quickReplyButtons: '',
  callToActionButtons: '',
  category: 'MARKETING',
  header: '',
  mediaUrl: '',
  footer: '',
  samples: {},
  reason: null,
  notices: [],
  quality: 'GREEN',
  isForCampaigns: false,
  usedBy: [],
};

/** Answers what the parts of other features request: the audience, and the preview of the template. */
export function answerParts(api: typeof fakeApi): void {
  api.answer(getImportedAttributes, { attributes: [] });
  api.answer(evaluateAudience, { population: 12 });
  api.answer(getTemplates, { data: [LISTED] });
}

export const NO_REPORT = () => null;

/** Opens the page of a sample broadcast with these changes. The fake API stores saves. */
export function openBroadcast(
  changes: Partial<Broadcast> = {},
  prepare: (api: typeof fakeApi) => void = () => undefined,
  role: Role = 'owner',
) {
  const api = fakeApi;
  let stored = sampleBroadcast(changes);
  answerParts(api);
  api.answer(getBroadcast, () => ({ broadcast: stored }));
  api.answer(checkChanges, { flightCheck: sampleFlightCheck() });
  api.answer(updateBroadcast, ({ body }) => {
    stored = afterUpdate(stored, body);
    return { broadcast: stored };
  });
  prepare(api);
  const page = <BroadcastPage merchant={MERCHANT} broadcastId={stored.id} Report={NO_REPORT} />;
  return { api, ...mountScreen(page, { address: `/instant-campaigns-wa/${stored.id}`, role }) };
}

/** Returns the server's answer to the changes of these tests. */
export function afterUpdate(stored: Broadcast, body: BodyOf<typeof updateBroadcast>): Broadcast {
  const isScheduled = body.status !== 'draft';
  return {
    ...stored,
    status: isScheduled ? 'active' : 'draft',
    scheduledFor: body.sendNow ? SCHEDULED.scheduledFor : (body.scheduleTime ?? null),
    scheduleTime: isScheduled ? SCHEDULED.scheduleTime : null,
    broadcastAttributes: body.broadcastAttributes ?? {},
    abTest: body.abTest ?? null,
    canary: body.canary ?? null,
    revision: stored.revision + 1,
  };
}

export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** Schedules the broadcast of the open page with the page's button and the dialog's button. */
export async function scheduleIt(user: UserEvent): Promise<void> {
  await user.click(await button('Save & Schedule'));
  await user.click(await button('Schedule broadcast'));
}
