import { createContext } from 'react';

/** What can be picked of the answers that a message offers; where nothing is given, a phone is a picture. */
export interface AnswerPicking {
  /** Whether there is anything to show after this answer. */
  leadsOn: (title: string) => boolean;
  pick: (title: string) => void;
}

export const AnswerPickingContext = createContext<AnswerPicking | null>(null);
