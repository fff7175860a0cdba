import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { CopyableItem, CopyableKind } from '../contract/copy-calls.ts';
import { texts } from '../texts/en.ts';
import { Choice, withChoice } from './choice.tsx';
import styles from './copy-page.module.css';

const TONES: Record<NonNullable<CopyableItem['state']>, StatusTone> = {
  on: 'good',
  off: 'plain',
  approved: 'good',
  inReview: 'plain',
  notApproved: 'bad',
};

interface ChooseThingsProps {
  kinds: readonly CopyableKind[];
  chosen: ReadonlySet<string>;
  choose: (chosen: Set<string>) => void;
}

/** The things that can be copied, by kind, with a search. What is chosen stays chosen while a search hides it. */
export function ChooseThings({ kinds, chosen, choose }: ChooseThingsProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const shown = kinds.map((one) => ({
    ...one,
    items: one.items.filter(({ name, about }) => `${name}\n${about}`.toLowerCase().includes(wanted)),
  }));
  const isFound = wanted === '' || shown.some(({ items }) => items.length > 0);
  return (
    <Panel
      title={texts.things.title}
      aside={<span role="status">{fill(texts.things.chosen, { count: chosen.size })}</span>}
    >
      <TextInput
        className={styles.search ?? ''}
        label={texts.things.search}
        placeholder={texts.things.searchExample}
        type="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      />
      <div className={styles.groups}>
        {!isFound && <p role="status">{texts.things.noMatch}</p>}
        {shown
          .filter(({ items }) => wanted === '' || items.length > 0)
          .map((one) => (
            <Group key={one.kind} of={one} chosen={chosen} choose={choose} />
          ))}
      </div>
    </Panel>
  );
}

function Group({
  of: { name, items },
  chosen,
  choose,
}: Pick<ChooseThingsProps, 'chosen' | 'choose'> & { of: CopyableKind }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {items.length === 0 && <QuietLine>{texts.things.empty}</QuietLine>}
      {items.map((item) => (
        <Choice
          key={item.id}
          name={item.name}
          about={item.about}
          isChosen={chosen.has(item.id)}
          onChange={(isChosen) => choose(withChoice(chosen, item.id, isChosen))}
          aside={item.state && <StatusBadge tone={TONES[item.state]} word={texts.states[item.state]} />}
        />
      ))}
    </fieldset>
  );
}
