import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { isSame } from '#platform/ui-kit/typed/save-typed.ts';
import type { PageAttributes } from '../../../contract/attribute-calls.ts';
import type { SettableDripAttributes } from '../../../contract/drip-attributes.ts';
import type { DripValues, FormValues } from './form-values.ts';

/** The changes to save, in the order of saving. */
export interface FormChanges {
  attributes: PageAttributes;
  drips: { dripId: string; revision: number; attributes: SettableDripAttributes }[];
  delays: { dripId: string; timeBox: TimeBox }[];
  holdOutPercent: number | null;
}

/** Returns the differences of a form to its start. Only these are saved, so that nobody else's change is undone. */
export function changesOf(type: string, before: FormValues, after: FormValues): FormChanges {
  const attributes: PageAttributes = {};
  if (after.support !== before.support) attributes[`${type}Support`] = after.support;
  if (after.cancelledNoResponse !== before.cancelledNoResponse)
    attributes['cancelledNoResponse'] = after.cancelledNoResponse;
  const pairs = Object.entries(after.drips).flatMap(([dripId, drip]) => {
    const old = before.drips[dripId];
    return old ? [{ dripId, old, drip }] : [];
  });
  return {
    attributes,
    drips: pairs.flatMap(({ dripId, old, drip }) => {
      const changed = changedAttributes(old, drip);
      return changed ? [{ dripId, revision: old.revision, attributes: changed }] : [];
    }),
    delays: pairs
      .filter(({ old, drip }) => !isSame(old.timeBox, drip.timeBox))
      .map(({ dripId, drip: { timeBox } }) => ({
        dripId,
        timeBox: { magnitude: Number(timeBox.magnitude), unit: timeBox.unit },
      })),
    holdOutPercent: after.holdOutPercent === before.holdOutPercent ? null : Number(after.holdOutPercent),
  };
}

function changedAttributes(before: DripValues, after: DripValues): SettableDripAttributes | null {
  const { discount, utm, redirectURL, cooldownTime, upsellOnCOD, recommendationMethod, settings } = after;
  const { expiry, ...given } = discount;
  const changed: SettableDripAttributes = {
    ...(!isSame(discount, before.discount) && {
      discount: { ...given, expiry: expiry.magnitude === '' ? null : expiry },
    }),
    ...(!isSame(utm, before.utm) && { utm }),
    ...(redirectURL !== before.redirectURL && { redirectURL }),
    ...(cooldownTime !== before.cooldownTime && { cooldownTime }),
    ...(upsellOnCOD !== before.upsellOnCOD && { upsellOnCOD }),
    ...(recommendationMethod !== before.recommendationMethod && { recommendationMethod }),
    ...(!isSame(settings, before.settings) && { settings }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}
