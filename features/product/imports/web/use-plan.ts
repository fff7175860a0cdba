import { useState } from 'react';
import type { ImportPlan } from '../contract/import.ts';
import { storePlan } from './store-plan.ts';

/** Returns the plan of a file: the suggestion with the merchant's changes, also after the file's form changed. */
export function usePlan(suggested: ImportPlan | undefined) {
  const [state, setState] = useState({ began: suggested, typed: suggested });
  let { typed } = state;
  if (suggested !== undefined && suggested !== state.began) {
    const { began } = state;
    typed = began && typed ? storePlan({ began, typed, stored: suggested }) : suggested;
    setState({ began: suggested, typed });
  }
  const change = (next: ImportPlan) => setState((now) => ({ ...now, typed: next }));
  return { plan: typed, change };
}
