import type { ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import type { SettingField } from '../../contract/drip-settings.ts';
import type { DripValues } from './form/form-values.ts';

/** Returns the settings in the form that a message's preview shows, saved or not. */
export function shownSettings(
  channel: 'WA' | 'FB',
  fields: readonly SettingField[],
  { discount: { type, code, percentage } }: DripValues,
  support: string,
): ShownSettings {
  return {
    ...(fields.includes('discount') && {
      discountType: type,
      discountCode: code,
      discountPercentage: percentage,
    }),
    ...(channel === 'WA' && { support }),
  };
}
