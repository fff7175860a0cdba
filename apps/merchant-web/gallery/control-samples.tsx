import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { LockedNote } from '#platform/ui-kit/locked/locked-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import styles from './gallery-page.module.css';
import { Sample, SampleGroup } from './sample.tsx';

const COLOURS = [
  'page',
  'surface',
  'raised',
  'line',
  'edge',
  'ink',
  'muted',
  'tint',
  'accent',
  'whatsapp',
  'messenger',
  'good',
  'good-tint',
  'care',
  'care-tint',
  'bad',
  'bad-tint',
];

const TONES: [StatusTone, string][] = [
  ['good', 'Connected'],
  ['care', 'Not connected'],
  ['bad', 'Stopped'],
  ['plain', 'Not known yet'],
];

export function ControlSamples() {
  return (
    <>
      <SampleGroup name="Colours">
        <Sample name="Tokens, in this scheme" wide>
          <ul className={styles.swatches}>
            {COLOURS.map((colour) => (
              <li key={colour}>
                <span className={styles.swatch} style={{ background: `var(--bb-${colour})` }} aria-hidden />
                {colour}
              </li>
            ))}
          </ul>
        </Sample>
      </SampleGroup>
      <SampleGroup name="Buttons and fields">
        <ButtonSamples />
        <FieldSamples />
      </SampleGroup>
      <SampleGroup name="Parts">
        <PartSamples />
      </SampleGroup>
    </>
  );
}

function ButtonSamples() {
  return (
    <>
      <Sample name="The one primary button of a screen">
        <div className={styles.row}>
          <Button>Save</Button>
          <Button loading>Save</Button>
          <Button disabled>Save</Button>
        </div>
      </Sample>
      <Sample name="Beside it">
        <div className={styles.row}>
          <Button variant="default">Cancel</Button>
          <Button variant="default" loading>
            Cancel
          </Button>
          <Button variant="subtle">Show as table</Button>
        </div>
      </Sample>
    </>
  );
}

function FieldSamples() {
  const periods = [{ value: 'month', label: 'Last month' }];
  return (
    <>
      <Sample name="A field">
        <TextInput label="Store address" description="The part before .myshopify.com is enough." />
      </Sample>
      <Sample name="A field that is wrong">
        <TextInput label="WhatsApp number" defaultValue="12" error="This is not a number we can reach." />
      </Sample>
      <Sample name="A choice">
        <NativeSelect aria-label="Period" data={periods} />
      </Sample>
    </>
  );
}

function PartSamples() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Sample name="States, in a word">
        <div className={styles.row}>
          {TONES.map(([tone, word]) => (
            <StatusBadge key={tone} tone={tone} word={word} />
          ))}
        </div>
      </Sample>
      <Sample name="A switch, and its place under a lock">
        <div className={styles.row}>
          <PowerSwitch name="A campaign" on={on} onChange={setOn} right="view" />
          <PowerSwitch name="Another campaign" on={!on} onChange={(other) => setOn(!other)} right="view" />
          <LockedNote />
        </div>
      </Sample>
      <Sample name="Figures">
        <FigureList>
          <Figure name="Revenue" large>
            €1,204.50
          </Figure>
          <Figure name="Orders">38</Figure>
          <Figure name="Read">
            <ShareFigure name="Read" percent={82.13} count={312} counted="messages read" />
          </Figure>
        </FigureList>
      </Sample>
      <Sample name="A panel" wide>
        <Panel title="WhatsApp number" aside={<StatusBadge tone="good" word="Connected" />}>
          <p>What stands for itself on a page, named by its title.</p>
        </Panel>
      </Sample>
      <Sample name="The bird">
        <div className={styles.row}>
          <Bellbird size={28} />
          <Bellbird size={64} label="Bellbird" />
          <Bellbird size={112} />
        </div>
      </Sample>
    </>
  );
}
