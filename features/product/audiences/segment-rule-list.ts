import type { SegmentRuleList } from './contract/segment-rule-definition.ts';
import { attributeRule } from './segment-rules/attribute/definition.ts';
import { boughtCollection } from './segment-rules/bought-collection/definition.ts';
import { boughtProduct } from './segment-rules/bought-product/definition.ts';
import { boughtTag } from './segment-rules/bought-tag/definition.ts';
import { engagement } from './segment-rules/engagement/definition.ts';
import { imported } from './segment-rules/imported/definition.ts';
import { lastOrderDate } from './segment-rules/last-order-date/definition.ts';
import { lastOrderValue } from './segment-rules/last-order-value/definition.ts';
import { lastSubscribed } from './segment-rules/last-subscribed/definition.ts';
import { notLastOrderDate } from './segment-rules/not-last-order-date/definition.ts';
import { ordersAbove } from './segment-rules/orders-above/definition.ts';
import { ordersBelow } from './segment-rules/orders-below/definition.ts';
import { recentMessages } from './segment-rules/recent-messages/definition.ts';
import { recentOrderCount } from './segment-rules/recent-order-count/definition.ts';
import { recentSpend } from './segment-rules/recent-spend/definition.ts';
import { savedSegment } from './segment-rules/saved-segment/definition.ts';
import { spentAbove } from './segment-rules/spent-above/definition.ts';
import { spentBelow } from './segment-rules/spent-below/definition.ts';

/** All rules of audiences, in the order in which merchants see them. */
export const SEGMENT_RULES = [
  lastOrderDate,
  notLastOrderDate,
  lastOrderValue,
  recentOrderCount,
  recentSpend,
  ordersAbove,
  ordersBelow,
  spentAbove,
  spentBelow,
  boughtProduct,
  boughtTag,
  boughtCollection,
  lastSubscribed,
  recentMessages,
  engagement,
  imported,
  attributeRule,
  savedSegment,
] as const satisfies SegmentRuleList;

/** The type of a rule of the list in the API. */
export type SegmentType = (typeof SEGMENT_RULES)[number]['type'];
