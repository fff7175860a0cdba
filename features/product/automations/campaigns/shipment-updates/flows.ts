import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import {
  chatFlow,
  leadsTo,
  templateFlow,
  toPage,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { messengerWords } from '../../rules/messenger-words.ts';
import { texts } from '../../texts/all.ts';
import { DRIP_OF, type ReportableStatus } from './reportable-status.ts';
import { ATTEMPTED } from './words/attempted.ts';
import { DELIVERED } from './words/delivered.ts';
import { FAILED } from './words/failed.ts';
import { OUT_FOR_DELIVERY } from './words/out-for-delivery.ts';
import { PARCEL_PAGE } from './words/parcel-page.ts';
import { SHIPPED_UNTRACKED } from './words/shipped-untracked.ts';
import { SHIPPED } from './words/shipped.ts';

/** The flows for shipments without a tracking number, instead of their drip's flow. */
export const UNTRACKED: Readonly<Record<Channel, string>> = {
  WA: 'parcel_shipped_untracked',
  FB: 'parcel_shipped_untracked_messenger',
};

interface StatusText {
  status: ReportableStatus;
  key: string;
  parts: readonly (keyof typeof texts.parcelParts)[];
  words: WordsByLanguage;
}

const TOLD: readonly StatusText[] = [
  {
    status: 'shipped',
    key: 'parcel_shipped',
    parts: ['carrier', 'trackingNumber', 'follow'],
    words: SHIPPED,
  },
  {
    status: 'outForDelivery',
    key: 'parcel_out_for_delivery',
    parts: ['today', 'follow'],
    words: OUT_FOR_DELIVERY,
  },
  {
    status: 'delivered',
    key: 'parcel_delivered',
    parts: ['arrived', 'toOrder'],
    words: DELIVERED,
  },
  {
    status: 'attempted',
    key: 'parcel_attempted',
    parts: ['refused', 'follow'],
    words: ATTEMPTED,
  },
  {
    status: 'failed',
    key: 'parcel_failed',
    parts: ['failed', 'follow'],
    words: FAILED,
  },
];

const flows = [
  ...TOLD.map(({ status, key, parts, words }) => ({
    words,
    shape: {
      key,
      label: () => ({
        name: texts.flowNames.parcel[status],
        description: parts.map((part) => texts.parcelParts[part]),
      }),
      begins: [DRIP_OF[status]],
    },
  })),
  {
    words: SHIPPED_UNTRACKED,
    shape: {
      key: UNTRACKED.WA,
      begins: [],
      insteadOf: {
        dripIndex: DRIP_OF.shipped,
        when: () => texts.replacements.untracked,
      },
    },
  },
];
const utility = { category: 'UTILITY', showsPicture: false } as const;

export const WHATSAPP_PARCELS: readonly FlowDefinition[] = flows.map(({ words, shape }) =>
  templateFlow({ ...shape, ...utility, actions: [toPage] }, words),
);

/** A Messenger template cannot open a page: its button answers, and the answer has the page's button. */
export const MESSENGER_PARCELS: readonly FlowDefinition[] = [
  ...flows.map(({ words, shape }) =>
    templateFlow(
      { ...shape, ...utility, key: messengerKey(shape.key), actions: [leadsTo('parcel_page')] },
      messengerWords(words),
    ),
  ),
  chatFlow({ key: 'parcel_page', begins: [], actions: [toPage] }, PARCEL_PAGE),
];

/** Returns the flow's key of each status. */
export function parcelKeys(channel: Channel): readonly { status: ReportableStatus; key: string }[] {
  return TOLD.map(({ status, key }) => ({ status, key: channel === 'FB' ? messengerKey(key) : key }));
}

function messengerKey(key: string): string {
  return `${key}_messenger`;
}
