import { createContext, type ComponentType } from 'react';

/** Where one of the shop's own templates is picked by its name; null where there is none to pick. Another part brings it. */
export const PickOwnTemplate = createContext<ComponentType<{
  shopUrl: string;
  timeZone: string;
  pick: (name: string) => void;
  close: () => void;
}> | null>(null);
