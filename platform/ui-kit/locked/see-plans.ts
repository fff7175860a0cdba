import { createContext } from 'react';

/** Leads to what unlocks a part that the shop does not have; whoever shows the plans says how. */
export const SeePlans = createContext<() => void>(() => undefined);
