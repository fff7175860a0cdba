import { createContext } from 'react';

/** Tells whoever runs this installation what a merchant switched; the app, which knows how, gives it. */
export const NotifyTeam = createContext<(message: string) => void>(() => undefined);
