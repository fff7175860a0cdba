/** The maximum number of matching people that are sorted. Of more, only these are shown, and the list says so. */
export const MOST_GATHERED = 10_000;
