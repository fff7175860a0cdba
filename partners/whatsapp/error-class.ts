import type { ErrorClass } from '#platform/errors/error-class.ts';

/** The Cloud API's list of error codes, sorted. */
const CODES: Record<ErrorClass, readonly number[]> = {
  transient: [1, 2, 131_000, 131_016, 131_057, 133_004],
  rate: [4, 17, 32, 613, 80_007, 80_008, 130_429],
  pairRate: [131_056],
  perUserMarketing: [131_049, 130_472],
  optedOut: [131_050],
  // 130497 is of this person's country, not of the account: it keeps nobody else's message back.
  undeliverable: [131_026, 131_021, 131_030, 131_051, 130_497],
  windowClosed: [131_047],
  template: [132_000, 132_001, 132_007, 132_012, 132_015, 132_016, 132_068, 132_069],
  // 132005, 132008 and 132018 are about the values of this message: the next one may fit the same template.
  request: [100, 131_008, 131_009, 132_005, 132_008, 132_018, 135_000, 131_062],
  media: [131_052, 131_053],
  // The number is gone, or not registered (33, 803, 1330xx), or the account may not send: the next message would fail too.
  account: [
    33, 368, 803, 131_031, 131_037, 131_042, 131_045, 131_048, 131_063, 131_064, 133_000, 133_005, 133_006,
    133_008, 133_009, 133_010, 133_015, 133_016, 134_011,
  ],
  auth: [0, 3, 10, 101, 102, 104, 190, 2500, 131_005],
};

const INVALID_PARAMETER = 100;
/** Graph's word for an object that is deleted, or that the token may not use. Meta has the code of the same number too. */
const OBJECT_GONE = 33;

const CLASS_OF_CODE = new Map(
  Object.entries(CODES).flatMap(([errorClass, codes]) =>
    codes.map((code) => [code, errorClass as ErrorClass] as const),
  ),
);

/** The class of a code. Codes 200 to 299 are missing permissions; one never seen counts as a fault of the request. */
export function classOfCode(code: number): ErrorClass {
  if (code >= 200 && code <= 299) return 'auth';
  return CLASS_OF_CODE.get(code) ?? 'request';
}

/**
 * The one of the two codes that says what was wrong. Code 100 usually blames the message; with sub-code 33 it says that
 * the number itself is gone.
 */
export function decisiveCode(code: number, subcode: number | null): number {
  return code === INVALID_PARAMETER && subcode === OBJECT_GONE ? OBJECT_GONE : code;
}
