import { useEffect, useRef, useState } from 'react';
import { createCoupon } from '#features/engine/discounts/contract/discount-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { PLACEHOLDER_CODE } from '../../../contract/tool-discount.ts';
import { texts } from '../../../texts/en.ts';

/** Nothing is created while the merchant types. Document 1, section 7. */
const PAUSE_MS = 1500;

interface CouponResult {
  words: string;
  isFailed: boolean;
}

const NOTHING: CouponResult = { words: '', isFailed: false };

/** Returns a function that creates the code in the store after a pause in typing, once the code has a percentage. */
export function useCoupon(pageId: string) {
  const [coupon, setCoupon] = useState(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const make = async (code: string, percent: number) => {
    asked.current = `${code} ${percent}`;
    const mine = asked.current;
    const answer = await makeIt(pageId, code, percent);
    // If the merchant has typed another code since, this answer is ignored.
    if (asked.current === mine) setCoupon(answer);
  };
  const ask = (code: string, percent: number | null) => {
    clearTimeout(timer.current);
    if (percent === null || code === '' || code === PLACEHOLDER_CODE) return setCoupon(NOTHING);
    if (asked.current === `${code} ${percent}`) return;
    timer.current = setTimeout(() => void make(code, percent), PAUSE_MS);
  };
  return { ...coupon, ask };
}

async function makeIt(
  pageId: string,
  discountCoupon: string,
  discountPercent: number,
): Promise<CouponResult> {
  try {
    const body = { pageId, discountPercent, discountCoupon };
    const { created } = await makeCall(createCoupon, { body });
    const words = created
      ? fill(texts.code.created, { code: discountCoupon, percent: discountPercent })
      : fill(texts.code.exists, { code: discountCoupon });
    return { words, isFailed: false };
  } catch (error) {
    return { words: sentenceOf(error), isFailed: true };
  }
}
