import type { Channel } from '#platform/channel/channel.ts';
import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { MESSENGER_PARCELS, WHATSAPP_PARCELS, parcelKeys } from './flows.ts';
import { DRIP_OF } from './reportable-status.ts';

/** Sends shipment updates. Document 2, section 1. */
export const shipmentUpdates = {
  type: 'shipmentUpdates',
  get title() {
    return texts.shipmentUpdates.title;
  },
  subjectKind: 'fulfilment',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'truck',
  get words() {
    return texts.shipmentUpdates.words;
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    get note() {
      return texts.shipmentUpdates.pastNote;
    },
  },
  channels: {
    WA: {
      get cardTitle() {
        return texts.shipmentUpdates.cardTitle;
      },
      planFlag: 'WAshipmentUpdates',
      hasSwitch: true,
      limits: null,
      flows: WHATSAPP_PARCELS,
      drips: drips('WA'),
      fields: [],
    },
    FB: {
      get cardTitle() {
        return texts.shipmentUpdates.cardTitle;
      },
      planFlag: 'shipmentUpdates',
      hasSwitch: true,
      isForLinkedChats: true,
      get limits() {
        return texts.shipmentUpdates.limits;
      },
      flows: MESSENGER_PARCELS,
      drips: drips('FB'),
      fields: [],
    },
  },
} satisfies CampaignDefinition;

function drips(channel: Channel): DripDefinition[] {
  return parcelKeys(channel).map(({ status, key }) => ({
    dripIndex: DRIP_OF[status],
    // Many carriers report the tracking number a moment after the shipment was prepared.
    timeBox: { magnitude: status === 'shipped' ? 5 : 0, unit: 'Minutes' },
    flow: key,
    isEnabled: true,
    // Links lead to carriers, whose pages take no foreign parameters.
    settings: NO_SETTINGS,
  }));
}
