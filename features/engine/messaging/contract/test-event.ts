const MARK = 'test:';

/** What a test is about: nothing that happened. What answers to it say is about the same. */
export function testEvent(testId: string): string {
  return MARK + testId;
}

export function isTestEvent(sourceEvent: string): boolean {
  return sourceEvent.startsWith(MARK);
}
