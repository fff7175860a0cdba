import { useState } from 'react';
import { Icon, type IconName } from '../../pages/web/icon.tsx';
import type { BubbleButton } from '../phone-thread.ts';
import { ListSheet } from './list-sheet.tsx';

const ICONS: Record<BubbleButton['kind'], IconName> = {
  link: 'link',
  reply: 'reply',
  call: 'call',
  copy: 'copy',
  list: 'list',
  contacts: 'person',
  location: 'place',
  form: 'form',
};

/** What a person does with the buttons of one message. */
export interface BubbleActions {
  onTap: (payload: string, title: string) => Promise<void>;
  onPart: (kind: 'contacts' | 'location' | 'form') => Promise<void>;
}

interface BubbleButtonsProps extends BubbleActions {
  buttons: BubbleButton[];
}

/** Links open, quick replies answer, codes are copied, lists unfold. */
export function BubbleButtons({ buttons, ...actions }: BubbleButtonsProps) {
  return buttons.length === 0 ? null : (
    <div className="buttons">
      {buttons.map((button, at) => (
        <Button key={at} button={button} {...actions} />
      ))}
    </div>
  );
}

function Button({ button, onTap, onPart }: { button: BubbleButton } & BubbleActions) {
  const [isBusy, setBusy] = useState(false);
  const face = (title: string) => (
    <>
      <Icon name={ICONS[button.kind]} size={17} />
      {title}
    </>
  );
  const tap = async (payload: string, title: string): Promise<void> => {
    setBusy(true);
    await onTap(payload, title).finally(() => setBusy(false));
  };
  switch (button.kind) {
    case 'link':
      return (
        <a className="button" href={button.url} target="_blank" rel="noreferrer" title={button.url}>
          {face(button.title)}
        </a>
      );
    case 'call':
      return (
        <a className="button" href={`tel:${button.phone}`}>
          {face(button.title)}
        </a>
      );
    case 'reply':
      return (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void tap(button.payload, button.title)}
        >
          {face(button.title)}
        </button>
      );
    case 'copy':
      return <CopyButton code={button.code} title={button.title} />;
    case 'contacts':
    case 'location':
    case 'form': {
      const { kind, title } = button;
      return (
        <button type="button" className="button" onClick={() => void onPart(kind)}>
          {face(title)}
        </button>
      );
    }
    case 'list':
      return <ListButton list={button} onPick={tap} />;
  }
}

function CopyButton({ code, title }: { code: string; title: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" className="button" title={code} onClick={() => void copy()}>
      <Icon name="copy" size={17} />
      {isCopied ? `Copied ${code}` : title}
    </button>
  );
}

interface ListButtonProps {
  list: Extract<BubbleButton, { kind: 'list' }>;
  onPick: (id: string, title: string) => Promise<void>;
}

function ListButton({ list, onPick }: ListButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="list" size={17} />
        {list.title}
      </button>
      {isOpen && <ListSheet list={list} onClose={() => setOpen(false)} onPick={onPick} />}
    </>
  );
}
