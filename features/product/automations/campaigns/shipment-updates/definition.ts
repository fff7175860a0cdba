import type { Channel } from '#platform/channel/channel.ts';
import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { MESSENGER_PARCELS, WHATSAPP_PARCELS, parcelKeys } from './flows.ts';
import { DRIP_OF } from './reportable-status.ts';

/** Sends shipment updates. Document 2, section 1. */
export const shipmentUpdates = {
  type: 'shipmentUpdates',
  title: 'Shipping Updates Campaign',
  subjectKind: 'fulfilment',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'truck',
  words: {
    about: 'Tells a buyer where each parcel is: sent, out for delivery, delivered, or not to be delivered.',
    delayPhrase: 'of the parcel’s change',
    rightAfter: 'right after the parcel’s change',
    heldBack:
      'It is not sent for a cancelled order, for a status that something newer took the place of, or to someone who wrote STOP.',
    recipients: 'subscribers whose order was sent',
    reasons: {
      orderCancelled: 'The order was cancelled, so there was nothing left to say about its parcel.',
      parcelCancelled: 'Your store took the parcel back.',
      pickedUp: 'They pick this order up themselves, so there was no parcel to follow.',
      overtaken: 'The parcel was further along by then. The newer message is sent instead.',
    },
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    note: 'Of each parcel, that it was sent and what its carrier said last is known; what it said in between is not shown.',
  },
  channels: {
    WA: {
      cardTitle: 'Shipping Notifications Campaign',
      planFlag: 'WAshipmentUpdates',
      hasSwitch: true,
      limits: null,
      flows: WHATSAPP_PARCELS,
      drips: drips('WA'),
      fields: [],
    },
    FB: {
      cardTitle: 'Shipping Notifications Campaign',
      planFlag: 'shipmentUpdates',
      hasSwitch: true,
      isForLinkedChats: true,
      limits:
        'Messenger takes news of a parcel as templates that it approved. They open no page by themselves.',
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
