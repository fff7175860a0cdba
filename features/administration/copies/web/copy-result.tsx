import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSwitchShop } from '#features/foundations/sessions/web/index.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { CopyOutcome, CopyStore } from '../contract/copy-calls.ts';
import { texts } from '../texts/en.ts';
import { ByStore, Notes, Verdict, type CopyNames } from './by-store.tsx';
import styles from './copy-page.module.css';

interface CopyResultProps {
  outcomes: readonly CopyOutcome[];
  names: CopyNames;
  /** Goes back to the choice. */
  more: () => void;
}

/** What happened with each copy, and a way to each store that received one. */
export function CopyResult({ outcomes, names, more }: CopyResultProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the keyboard and screen readers go on here.
  useEffect(() => place.current?.focus(), []);
  const count = outcomes.filter(({ state }) => state === 'copied').length;
  return (
    <div ref={place} tabIndex={-1} className={styles.steps}>
      <Panel title={texts.result.title}>
        <p role="status">{fill(texts.result.summary, { count })}</p>
        <ByStore all={outcomes} names={names} Foot={OpenStore}>
          {(one, thing) => <Outcome outcome={one} thing={thing} />}
        </ByStore>
        <div className={styles.actions}>
          <Button variant="default" onClick={more}>
            {texts.result.more}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function Outcome({
  outcome: { state, name, notes, sentence },
  thing,
}: {
  outcome: CopyOutcome;
  thing: string;
}) {
  if (state !== 'copied')
    return (
      <>
        <Verdict tone="bad">{fill(texts.result.refused, { thing })}</Verdict>
        <p>{sentence}</p>
      </>
    );
  return (
    <>
      <Verdict tone="good">
        {name === null || name === thing
          ? fill(texts.result.copied, { thing })
          : fill(texts.result.copiedAs, { thing, name })}
      </Verdict>
      <Notes notes={notes} />
    </>
  );
}

interface OpenStoreProps {
  store: CopyStore;
  copies: readonly CopyOutcome[];
}

/** Switches to a store that received something. */
function OpenStore({ store: { shopUrl, shopName }, copies }: OpenStoreProps) {
  const { mutate, isPending } = useSwitchShop();
  if (!copies.some(({ state }) => state === 'copied')) return null;
  return (
    <div>
      <Button variant="default" size="compact-sm" loading={isPending} onClick={() => mutate(shopUrl)}>
        {fill(texts.result.open, { store: shopName })}
      </Button>
    </div>
  );
}
