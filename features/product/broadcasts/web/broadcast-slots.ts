import type { ComponentType } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';

/** What the editor shows of other features. */
export interface BroadcastSlots {
  /** Rules that say whom it goes to. */
  Audience: ComponentType<{
    merchant: Merchant;
    condition: AudienceCondition;
    onChange: (condition: AudienceCondition) => void;
    showsFaults: boolean;
  }>;
  /** The merchant's templates over the whole screen, to choose one by its id. */
  PickTemplate: ComponentType<{ merchant: Merchant; pick: (templateId: string) => void; close: () => void }>;
  /** A template on a phone, filled with values by their names. */
  Preview: ComponentType<{
    merchant: Merchant;
    templateId: string;
    values: Readonly<Record<string, string>>;
  }>;
  /** Has the report of a broadcast sent to an address. */
  Report: ComponentType<{
    merchant: Merchant;
    broadcastId: string;
    broadcastName: string;
    close: () => void;
  }>;
}
