import type { ReactNode } from 'react';
import type { SegmentType } from '../segment-rule-list.ts';
import { AttributeField } from '../segment-rules/attribute/web/field.tsx';
import { BoughtCollectionField } from '../segment-rules/bought-collection/web/field.tsx';
import { BoughtProductField } from '../segment-rules/bought-product/web/field.tsx';
import { BoughtTagField } from '../segment-rules/bought-tag/web/field.tsx';
import { EngagementField } from '../segment-rules/engagement/web/field.tsx';
import { ImportedField } from '../segment-rules/imported/web/field.tsx';
import { LastOrderDateField } from '../segment-rules/last-order-date/web/field.tsx';
import { LastOrderValueField } from '../segment-rules/last-order-value/web/field.tsx';
import { LastSubscribedField } from '../segment-rules/last-subscribed/web/field.tsx';
import { NotLastOrderDateField } from '../segment-rules/not-last-order-date/web/field.tsx';
import { OrdersAboveField } from '../segment-rules/orders-above/web/field.tsx';
import { OrdersBelowField } from '../segment-rules/orders-below/web/field.tsx';
import { RecentMessagesField } from '../segment-rules/recent-messages/web/field.tsx';
import { RecentOrderCountField } from '../segment-rules/recent-order-count/web/field.tsx';
import { RecentSpendField } from '../segment-rules/recent-spend/web/field.tsx';
import { SavedSegmentField } from '../segment-rules/saved-segment/web/field.tsx';
import { SpentAboveField } from '../segment-rules/spent-above/web/field.tsx';
import { SpentBelowField } from '../segment-rules/spent-below/web/field.tsx';
import type { RuleFieldProps } from './rule-field.ts';

/** The fields of each rule by its type in the API. */
export const RULE_FIELDS: Readonly<Record<SegmentType, (props: RuleFieldProps) => ReactNode>> = {
  LastOrderDateBetweenXAndY: LastOrderDateField,
  NOTLastOrderDateBetweenXAndY: NotLastOrderDateField,
  LastOrderValueBetweenXAndY: LastOrderValueField,
  NumberOfOrdersInLastDays: RecentOrderCountField,
  TotalSpentInLastDays: RecentSpendField,
  'NumberOfOrders>': OrdersAboveField,
  'NumberOfOrders<': OrdersBelowField,
  'TotalSpent>': SpentAboveField,
  'TotalSpent<': SpentBelowField,
  purchasedProductX: BoughtProductField,
  purchasedProductWithTagX: BoughtTagField,
  purchasedProductOfCollectionX: BoughtCollectionField,
  LastSubscribedBetweenXAndY: LastSubscribedField,
  XMessagesInLastYDays: RecentMessagesField,
  engagement: EngagementField,
  importedOrders: ImportedField,
  attribute: AttributeField,
  savedSegment: SavedSegmentField,
};

/** Whether a rule of this type exists. */
export function isSegmentType(type: string): type is SegmentType {
  return Object.hasOwn(RULE_FIELDS, type);
}
