import { createContext } from 'react';
import type { PickOption } from './picker.tsx';

type Find = (text: string, signal: AbortSignal) => Promise<{ options: PickOption[]; hasMore: boolean }>;

/** Finds broadcasts by a part of their name; whoever has broadcasts says how. */
export const FindBroadcasts = createContext<Find>(async () => ({ options: [], hasMore: false }));
