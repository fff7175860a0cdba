import { createContext, type ComponentType } from 'react';

/** The picker for one of the shop's own templates, or null if there is none. Another feature provides it. */
export const PickOwnTemplate = createContext<ComponentType<{
  shopUrl: string;
  timeZone: string;
  pick: (name: string) => void;
  close: () => void;
}> | null>(null);
