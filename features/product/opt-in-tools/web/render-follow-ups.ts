import { createContext, type ReactNode } from 'react';

export interface FollowUpProps {
  type: string;
  /** The chosen text, or null for the campaign's own. */
  chosen: string | null;
  choose: (flowId: string) => void;
  /** Saves the tool's input before a text is edited; `save` resolves with whether it succeeded. */
  page: { hasUnsaved: boolean; hasErrors: boolean; save: () => Promise<boolean> };
}

/**
 * Renders the texts that can follow a sign-up on Messenger. The app provides it, because campaigns may use the tools and
 * not the other way round.
 */
export const RenderFollowUps = createContext<(choice: FollowUpProps) => ReactNode>(() => null);
