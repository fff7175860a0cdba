import { usePhoneSetting } from '../settings/phone-setting.ts';
import { useNarrowViewport } from './use-narrow-viewport.ts';

/** Whether the narrow-window rule applies: the window is narrow and the merchant has not turned the rule off. */
export function useNarrowRule(): boolean {
  const isNarrow = useNarrowViewport();
  const isLifted = usePhoneSetting();
  return isNarrow && !isLifted;
}
