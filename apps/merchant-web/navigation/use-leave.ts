import { createContext, useContext } from 'react';

/** Leaves the page for something other than a URL, such as a logout. Asks first if something is unsaved. */
export type Leave = (way: () => void) => void;

export const LeaveContext = createContext<Leave>((way) => way());

export function useLeave(): Leave {
  return useContext(LeaveContext);
}
