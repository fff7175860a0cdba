import { HELD_KINDS, type HeldKind } from '../../rules/held-kinds.ts';
import { TROUBLE_KINDS, type TroubleKind } from '../../rules/trouble-kinds.ts';
import { MOST_ITEMS, type Item } from '../list-items.ts';
import { when } from './html.ts';
import { decision, page, section, type Moment } from './parts.ts';

/** A kind of failed or held work. */
export type ItemKind = { what: 'trouble'; kind: TroubleKind } | { what: 'held'; kind: HeldKind };

/** Returns the link to the list of a kind's items. */
export function linkTo(what: ItemKind['what'], kind: string): { href: string; words: string } {
  return { href: `/operator/items?what=${what}&kind=${kind}`, words: 'Show each' };
}

/** Returns the possible decisions, with the label of each button. */
export function choicesOf(what: ItemKind['what'], kind: string): Record<string, string> {
  if (what === 'held') return { release: 'Release', drop: 'Drop' };
  return { again: kind === 'uncertain' ? 'Send again' : 'Try again', drop: 'Drop' };
}

/** Renders the items of a kind, with the shop, time and error of each, and a form for each decision. */
export function drawItems({ what, kind }: ItemKind, items: readonly Item[], moment: Moment): string {
  const title = what === 'held' ? `Held back: ${HELD_KINDS[kind]}` : TROUBLE_KINDS[kind].title;
  const about =
    items.length < MOST_ITEMS
      ? ''
      : `The first ${MOST_ITEMS}; all of them are decided about in the overview.`;
  const rows = items.map(({ key, shop, at, about: words, error }) =>
    decision(
      {
        title: [shop, words].filter(Boolean).join(' · '),
        about: [at && when(at), error].filter(Boolean).join(' · '),
        hidden: { what, kind, key },
        choices: choicesOf(what, kind),
      },
      moment,
    ),
  );
  return page(section(title, items.length === 0 ? 'Nothing is left.' : about, rows.join(''), 'warn'), moment);
}
