import { createContext } from 'react';

/** Opens the plans; whoever shows them supplies how. */
export const SeePlans = createContext<() => void>(() => undefined);
