import { createContext } from 'react';

/** Notifies the operator that a merchant switched something; the app supplies it. */
export const NotifyTeam = createContext<(message: string) => void>(() => undefined);
