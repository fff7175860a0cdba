import { createContext } from 'react';
import type { PickOption } from './picker.tsx';

type Find = (text: string, signal: AbortSignal) => Promise<{ options: PickOption[]; hasMore: boolean }>;

/** Finds broadcasts by a part of their name. The broadcasts feature provides it. */
export const FindBroadcasts = createContext<Find>(async () => ({ options: [], hasMore: false }));
