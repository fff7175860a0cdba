import { usePhoneSetting } from '../settings/phone-setting.ts';
import { useNarrowViewport } from './use-narrow-viewport.ts';

/** Whether the rule of narrow screens holds: the screen is one, and its owner has not lifted the rule. */
export function useNarrowRule(): boolean {
  const isNarrow = useNarrowViewport();
  const isLifted = usePhoneSetting();
  return isNarrow && !isLifted;
}
