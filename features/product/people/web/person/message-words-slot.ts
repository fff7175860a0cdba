import type { ReactNode } from 'react';
import type { MessageRow } from '#features/product/message-log/contract/message-row.ts';

/** The texts of messages, from the feature that owns them. */
export interface MessageWords {
  /** Returns a message's source. */
  nameOf: (message: Pick<MessageRow, 'sourceType' | 'sourceName' | 'isTest'>) => string;
  /** Returns a message's state. */
  standing: (message: MessageRow) => ReactNode;
  /** Returns a message's state as text. */
  describeStanding: (message: MessageRow) => string;
}
