import type { ErrorClass } from '#platform/errors/error-class.ts';

/** The Cloud API's error codes by class. */
const CODES: Record<ErrorClass, readonly number[]> = {
  transient: [1, 2, 131_000, 131_016, 131_057, 133_004],
  rate: [4, 17, 32, 613, 80_007, 80_008, 130_429],
  pairRate: [131_056],
  perUserMarketing: [131_049, 130_472],
  optedOut: [131_050],
  // 130497 is about this person's country, not the account, so it does not stop other messages.
  undeliverable: [131_026, 131_021, 131_030, 131_051, 130_497],
  windowClosed: [131_047],
  template: [132_000, 132_001, 132_007, 132_012, 132_015, 132_016, 132_068, 132_069],
  // 132005, 132008 and 132018 are about this message's values; another message may fit the same template.
  request: [100, 131_008, 131_009, 132_005, 132_008, 132_018, 135_000, 131_062],
  media: [131_052, 131_053],
  // The number was deleted or is not registered (33, 803, 1330xx), or the account may not send, so the next message
  // would fail too.
  account: [
    33, 368, 803, 131_031, 131_037, 131_042, 131_045, 131_048, 131_063, 131_064, 133_000, 133_005, 133_006,
    133_008, 133_009, 133_010, 133_015, 133_016, 134_011,
  ],
  auth: [0, 3, 10, 101, 102, 104, 190, 2500, 131_005],
};

const INVALID_PARAMETER = 100;
/**
 * Graph's code for an object that was deleted or that the token has no access to. Meta uses the same number elsewhere.
 */
const OBJECT_GONE = 33;

const CLASS_OF_CODE = new Map(
  Object.entries(CODES).flatMap(([errorClass, codes]) =>
    codes.map((code) => [code, errorClass as ErrorClass] as const),
  ),
);

/**
 * Returns the class of a code. Codes 200 to 299 are missing permissions; an unknown code counts as a faulty request.
 */
export function classOfCode(code: number): ErrorClass {
  if (code >= 200 && code <= 299) return 'auth';
  return CLASS_OF_CODE.get(code) ?? 'request';
}

/**
 * Returns the code that states the problem. Code 100 usually means a faulty message; with sub-code 33 the number itself
 * is gone.
 */
export function decisiveCode(code: number, subcode: number | null): number {
  return code === INVALID_PARAMETER && subcode === OBJECT_GONE ? OBJECT_GONE : code;
}
