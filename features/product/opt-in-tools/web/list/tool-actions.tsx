import { Button } from '@mantine/core';
import { IconAB2, IconCopy, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { CopyToStoreLink } from '#platform/ui-kit/rights/copy-to-store-link.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../../texts/en.ts';
import { editorPath } from '../copy.ts';
import { definitionOf, isGuided } from '../tool-settings.ts';
import { useCopyTool, useDeleteTool } from '../use-make-tool.ts';
import type { Tool } from '../use-tools.ts';
import styles from './tools-page.module.css';

const ShareTool = lazy(async () => ({ default: (await import('./share-tool.tsx')).ShareTool }));
const ExperimentDialog = lazy(async () => ({
  default: (await import('../experiment/experiment-dialog.tsx')).ExperimentDialog,
}));
const CheckoutGuide = lazy(async () => ({
  default: (await import('../guide/checkout-guide.tsx')).CheckoutGuide,
}));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true };
const LOOK = { variant: 'default', size: 'compact-md', leftSection: <IconPencil {...ICON} /> };

interface ToolActionsProps {
  tool: Tool;
  merchant: Merchant;
}

type Opened = 'share' | 'delete' | 'guide' | 'designs' | null;

/** The menu of a tool's actions. */
export function ToolActions({ tool, merchant }: ToolActionsProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const remove = useDeleteTool(merchant.shopUrl, tool);
  const lock = useLock('market');
  const close = () => setOpened(null);
  const { name } = tool;
  return (
    <div className={styles.actions}>
      {isGuided(tool) && (
        <Button {...LOOK} onClick={() => setOpened('guide')} aria-haspopup="dialog">
          {texts.actions.setUp}
        </Button>
      )}
      <Button
        {...LOOK}
        component={Link}
        to={editorPath(tool)}
        aria-label={fill(texts.actions.editNamed, { name })}
      >
        {texts.actions.edit}
      </Button>
      <IconButton label={fill(texts.actions.share, { name })} onClick={() => setOpened('share')}>
        <IconQrcode {...ICON} />
      </IconButton>
      {definitionOf(tool.type).editing.appearance !== 'page' && (
        <IconButton label={fill(texts.actions.designs, { name })} onClick={() => setOpened('designs')}>
          <IconAB2 {...ICON} />
        </IconButton>
      )}
      <CopyButton tool={tool} merchant={merchant} />
      <CopyToStoreLink id={tool.id} name={name} className={styles.toStore ?? ''} />
      <IconButton label={fill(texts.actions.delete, { name })} onClick={() => setOpened('delete')} {...lock}>
        <IconTrash {...ICON} />
      </IconButton>
      <WhenOpened opened={opened === 'share'}>
        <ShareTool tool={tool} opened={opened === 'share'} onClose={close} />
      </WhenOpened>
      <WhenOpened opened={opened === 'designs'}>
        <ExperimentDialog merchant={merchant} tool={tool} opened={opened === 'designs'} onClose={close} />
      </WhenOpened>
      <WhenOpened opened={opened === 'guide'}>
        {opened === 'guide' && <CheckoutGuide merchant={merchant} tool={tool} onClose={close} />}
      </WhenOpened>
      <ConfirmDialog
        opened={opened === 'delete'}
        title={fill(texts.deletion.title, { name })}
        text={tool.active ? texts.deletion.isOn : texts.deletion.isOff}
        confirm={texts.deletion.confirm}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </div>
  );
}

function CopyButton({ tool, merchant }: ToolActionsProps) {
  const { mutate, isPending } = useCopyTool(merchant.shopUrl, tool);
  const lock = useLock('market');
  return (
    <IconButton
      label={fill(texts.actions.copy, { name: tool.name })}
      onClick={() => mutate()}
      disabled={isPending}
      {...lock}
    >
      <IconCopy {...ICON} />
    </IconButton>
  );
}

interface IconButtonProps {
  label: string;
  disabled?: boolean;
  /** Says why it is disabled. */
  title?: string;
  onClick: () => void;
  children: React.ReactNode;
}

function IconButton({ label, disabled = false, title = label, onClick, children }: IconButtonProps) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      title={title}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
