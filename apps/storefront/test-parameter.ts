/** What of a shop's address names the tool that its merchant tries out there. */
export const TEST = 'bellbird-test';
