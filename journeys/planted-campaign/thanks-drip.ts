import type { Fixture } from './fixture.ts';

export const WREN = 'wren.myshopify.com';

interface ReportedDrip {
  type: string;
  dripId: string;
  revision: number;
  flowId: string;
  dripAttributes: Record<string, unknown>;
}

/** Returns the only message of the campaign that thanks for an order, as its merchant sees it. */
export async function readThanksDrip(fixture: Fixture): Promise<ReportedDrip> {
  const { body } = await fixture.call('GET', `/database/api/dripCampaign/getDripsStatus?pageId=${WREN}`);
  const found = (body as { drips: ReportedDrip[] }).drips.find(({ type }) => type === 'orderThanks');
  if (!found) throw new Error('There is no drip.');
  return found;
}

export async function changeThanksDrip(fixture: Fixture, attributes: object, more: object = {}) {
  const { dripId } = await readThanksDrip(fixture);
  return fixture.call('POST', '/database/api/updateDripAttributes', {
    pageId: WREN,
    dripId,
    attributes,
    ...more,
  });
}
