import type { ErrorClass } from '#platform/errors/error-class.ts';

/** The Cloud API's list of error codes, sorted. */
const CODES: Record<ErrorClass, readonly number[]> = {
  transient: [1, 2, 131_000, 131_016, 131_057, 133_004],
  rate: [4, 80_007, 130_429],
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
  // From 33 on: the number is not there, or is not ready to send, until it is registered again (error codes, "Registration").
  account: [
    33, 133_000, 133_006, 133_010, 133_015, 134_011, 368, 131_031, 131_042, 131_045, 131_037, 131_048,
    131_064, 131_063,
  ],
  auth: [0, 3, 10, 190, 131_005],
};

const CLASS_OF_CODE = new Map(
  Object.entries(CODES).flatMap(([errorClass, codes]) =>
    codes.map((code) => [code, errorClass as ErrorClass] as const),
  ),
);

const WRONG_PARAMETER = 100;
const NUMBER_GONE = 33;

/**
 * The code that says what was wrong. A wrong parameter of sub-code 33 is the sender's number, which was deleted or is out
 * of the token's reach: the same as code 33.
 */
export function decisiveCode(code: number, subcode: number | null): number {
  return code === WRONG_PARAMETER && subcode === NUMBER_GONE ? NUMBER_GONE : code;
}

/** The class of a code. Codes 200 to 299 are missing permissions; one never seen counts as a fault of the request. */
export function classOfCode(code: number): ErrorClass {
  if (code >= 200 && code <= 299) return 'auth';
  return CLASS_OF_CODE.get(code) ?? 'request';
}
