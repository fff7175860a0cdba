import type { Drip } from '../contract/campaign.ts';
import type { DripAttributes } from '../contract/drip-attributes.ts';

export const DRIP_ID = '0199f2c4-7a3b-7c1d-8e2f-000000000101';
export const SECOND_DRIP_ID = '0199f2c4-7a3b-7c1d-8e2f-000000000102';

/** Returns a message in the form of the API's answers: an hour after its event, without a discount or a template. */
export function sampleDrip(changes: Partial<Drip> = {}, attributes: Partial<DripAttributes> = {}): Drip {
  return {
    dripId: DRIP_ID,
    dripIndex: 'abandonedCart1',
    timeBox: { magnitude: 1, unit: 'Hours' },
    delaySeconds: 3600,
    flowId: 'first',
    dripAttributes: { ...ATTRIBUTES, ...attributes },
    revision: 1,
    templateName: null,
    templateStatus: null,
    templateReason: null,
    templateNotices: [],
    ownWords: null,
    awaited: null,
    preview: [],
    needsDiscount: false,
    namesDiscount: false,
    ...changes,
  };
}

const ATTRIBUTES: DripAttributes = {
  dripIndex: 'abandonedCart1',
  draftState: true,
  utm: {},
  discount: null,
  discountPercentage: '',
  recommendationMethod: 'automatic',
  upsellOnCOD: false,
  redirectURL: '',
  cooldownTime: null,
  defaultFlowId: 'first',
  settings: {},
};
