import { createContext } from 'react';

/** A function that opens the plans. The app that has the plans page supplies it. */
export const SeePlans = createContext<() => void>(() => undefined);
