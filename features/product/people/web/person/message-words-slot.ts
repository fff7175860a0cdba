import type { ReactNode } from 'react';
import type { MessageRow } from '#features/product/message-log/contract/message-row.ts';

/** How messages are spoken of: by the feature that keeps them. */
export interface MessageWords {
  /** What a message belongs to. */
  nameOf: (message: Pick<MessageRow, 'sourceType' | 'sourceName' | 'isTest'>) => string;
  /** What became of it. */
  standing: (message: MessageRow) => ReactNode;
  /** The same without a look. */
  describeStanding: (message: MessageRow) => string;
}
