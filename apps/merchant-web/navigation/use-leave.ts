import { createContext, useContext } from 'react';

/** Goes a way out of the page that is no address, such as a logout; first asks when something is unsaved. */
export type Leave = (way: () => void) => void;

export const LeaveContext = createContext<Leave>((way) => way());

export function useLeave(): Leave {
  return useContext(LeaveContext);
}
