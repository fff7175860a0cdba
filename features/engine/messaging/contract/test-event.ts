const MARK = 'test:';

/**
 * The source event of a test message, for which nothing happened. Messages in answer to the test have the same source
 * event.
 */
export function testEvent(testId: string): string {
  return MARK + testId;
}

export function isTestEvent(sourceEvent: string): boolean {
  return sourceEvent.startsWith(MARK);
}
