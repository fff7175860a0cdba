import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../../texts/en.ts';
import { TOOLS } from '../../tool-list.ts';
import { applyDesign, fitsDesigns } from '../designs/apply-design.ts';
import { DesignChoice } from '../designs/design-choice.tsx';
import { READY_DESIGNS } from '../designs/ready-designs.ts';
import { shopThemeQuery } from '../shop-theme-query.ts';
import { useCreateTool } from '../use-make-tool.ts';
import styles from './new-tool.module.css';
import { ToolSketch } from './tool-sketch.tsx';

interface NewToolProps {
  merchant: Merchant;
  channel: Channel;
  opened: boolean;
  onClose: () => void;
  /** Called when the new tool exists and its editor opens. */
  onMade: () => void;
}

/** The dialog for a new tool: its type and its first design. The tool starts switched off and opens in its editor. */
export function NewTool({ merchant, channel, opened, onClose, onMade }: NewToolProps) {
  const types = TOOLS.filter(({ channels }) => channel in channels);
  const [type, setType] = useState<string>(types[0]?.type ?? '');
  const [designName, setDesignName] = useState<string | null>(null);
  const { mutate, isPending } = useCreateTool(merchant, channel);
  const isDesigned = types.some((tool) => tool.type === type && fitsDesigns(tool));
  const make = () => {
    const design = READY_DESIGNS.find(({ name }) => name === designName);
    const lay = design && isDesigned ? design : null;
    mutate(
      { type, design: lay && ((fresh) => applyDesign(fresh, lay, location.origin)) },
      { onSuccess: onMade },
    );
  };
  return (
    <Dialog
      title={fill(texts.newTool.title, { channel: CHANNEL_LABELS[channel] })}
      opened={opened}
      onClose={onClose}
      width={760}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.newTool.cancel}
          </Button>
          <Button onClick={make} loading={isPending}>
            {texts.newTool.create}
          </Button>
        </>
      }
    >
      <fieldset className={styles.types}>
        <legend>{texts.newTool.kind}</legend>
        {types.map((tool) => (
          <label key={tool.type} className={styles.type}>
            <input
              type="radio"
              name="tool-type"
              checked={tool.type === type}
              onChange={() => setType(tool.type)}
              aria-label={tool.name}
              aria-describedby={`about-${tool.type}`}
            />
            <ToolSketch {...tool.sketch} />
            <span>
              <span className={styles.name}>{tool.name}</span>
              <span id={`about-${tool.type}`} className={styles.about}>
                {tool.description}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <LookNote shopUrl={merchant.shopUrl} />
      {isDesigned && (
        <DesignChoice legend={texts.newTool.design} chosen={designName} choose={setDesignName} hasPlain />
      )}
    </Dialog>
  );
}

/** Says why a new tool does not have the shop's own colours, if the merchant can change that. */
function LookNote({ shopUrl }: { shopUrl: string }) {
  const { data } = useQuery(shopThemeQuery(shopUrl));
  return data?.look === null && data.isThemeClosed ? (
    <p className={styles.note}>{texts.notes.neutralColours}</p>
  ) : null;
}
