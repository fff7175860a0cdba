import { useState } from 'react';
import type { ImportPlan } from '../contract/import.ts';
import { storePlan } from './store-plan.ts';

/** What is said of a file: as suggested, until the merchant says otherwise, also where it is cut in another way then. */
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
