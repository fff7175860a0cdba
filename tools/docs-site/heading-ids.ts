/** Gives the headings of one page their ids, by the rule of GitHub, so that links work in both places. */
export class HeadingIds {
  private readonly taken = new Map<string, number>();

  next(text: string): string {
    const id = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const count = this.taken.get(id) ?? 0;
    this.taken.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  }
}
