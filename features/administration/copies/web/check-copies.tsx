import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import type { CopyOutcome, CopyPreview } from '../contract/copy-calls.ts';
import { texts } from '../texts/en.ts';
import { ByStore, Notes, Verdict, type CopyNames } from './by-store.tsx';
import { Choice, withChoice } from './choice.tsx';
import styles from './copy-page.module.css';
import { copiesOf, keyOf, useCheck, useCopy, type ChosenThing } from './use-copies.ts';

interface CheckCopiesProps {
  things: readonly ChosenThing[];
  shopUrls: readonly string[];
  names: CopyNames;
  done: (outcomes: readonly CopyOutcome[]) => void;
}

/** Shows what each copy leaves out, before it is made. A changed choice has to be checked again. */
export function CheckCopies({ things, shopUrls, names, done }: CheckCopiesProps) {
  const copies = copiesOf(things, shopUrls);
  const check = useCheck();
  const isOutdated =
    check.data !== undefined && copies.map(keyOf).join() !== check.data.copies.map(keyOf).join();
  return (
    <Panel title={texts.check.title}>
      {check.error && <p role="alert">{sentenceOf(check.error)}</p>}
      {isOutdated && <p role="status">{texts.check.again}</p>}
      {check.data && !isOutdated && (
        <Checked key={check.submittedAt} previews={check.data.previews} names={names} done={done} />
      )}
      {(check.data === undefined || isOutdated) && (
        <div className={styles.actions}>
          <Button
            disabled={copies.length === 0}
            loading={check.isPending}
            onClick={() => check.mutate(copies)}
          >
            {texts.check.show}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface CheckedProps extends Pick<CheckCopiesProps, 'names' | 'done'> {
  previews: readonly CopyPreview[];
}

function Checked({ previews, names, done }: CheckedProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [replacing, setReplacing] = useState<ReadonlySet<string>>(new Set());
  const copy = useCopy();
  const ready = previews.filter(
    (one) => one.refusal === null && (one.replaces === null || replacing.has(keyOf(one))),
  );
  const storeNames = new Map(names.stores.map(({ shopUrl, shopName }) => [shopUrl, shopName]));
  const submit = () =>
    copy.mutate(
      {
        requestId,
        copies: ready.map(({ kind, id, toShopUrl, replaces }) => ({
          kind,
          id,
          toShopUrl,
          replaces: replaces !== null,
        })),
      },
      { onSuccess: ({ outcomes }) => done(outcomes) },
    );
  return (
    <>
      <ByStore all={previews} names={names}>
        {(one, thing) => (
          <>
            <Preview preview={one} thing={thing} />
            {one.replaces !== null && (
              <Choice
                name={fill(texts.check.replace, {
                  name: one.replaces,
                  store: storeNames.get(one.toShopUrl) ?? '',
                })}
                about={texts.check.replaceWhy}
                isChosen={replacing.has(keyOf(one))}
                onChange={(isChosen) => setReplacing(withChoice(replacing, keyOf(one), isChosen))}
              />
            )}
          </>
        )}
      </ByStore>
      {copy.error && <p role="alert">{sentenceOf(copy.error)}</p>}
      <div className={styles.actions}>
        <Button disabled={ready.length === 0} loading={copy.isPending} onClick={submit}>
          {fill(texts.check.copy, { count: ready.length })}
        </Button>
        {ready.length === 0 && <QuietLine>{texts.check.nothing}</QuietLine>}
      </div>
    </>
  );
}

function Preview({ preview: { name, notes, refusal }, thing }: { preview: CopyPreview; thing: string }) {
  if (refusal !== null)
    return (
      <>
        <Verdict tone="bad">{fill(texts.check.refused, { thing })}</Verdict>
        <p>{refusal}</p>
      </>
    );
  return (
    <>
      <Verdict tone={notes.length === 0 ? 'good' : 'care'}>
        {name === null || name === thing
          ? fill(texts.check.ready, { thing })
          : fill(texts.check.arrives, { thing, name })}
      </Verdict>
      {notes.length === 0 ? <QuietLine>{texts.check.complete}</QuietLine> : <Notes notes={notes} />}
    </>
  );
}
