import type { ComponentType } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';

/** Sends the report of a broadcast to an address. The app provides it, because exports come after broadcasts. */
export type ReportPart = ComponentType<{
  merchant: Merchant;
  broadcastId: string;
  broadcastName: string;
  close: () => void;
}>;
