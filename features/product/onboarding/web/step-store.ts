import { useState } from 'react';

const KEY = 'bellbird-onboarding-step';
export const LAST_STEP = 3;

/** Returns the step of this tab. The theme editor and a reload return to it. */
export function useStep() {
  const [step, setStep] = useState(readStep);
  const goTo = (next: number) => {
    sessionStorage.setItem(KEY, String(next));
    setStep(next);
  };
  return { step, next: () => goTo(step + 1), back: () => goTo(step - 1) };
}

export function forgetStep(): void {
  sessionStorage.removeItem(KEY);
}

function readStep(): number {
  const step = Number(sessionStorage.getItem(KEY) ?? 0);
  return Number.isInteger(step) && step >= 0 && step <= LAST_STEP ? step : 0;
}
