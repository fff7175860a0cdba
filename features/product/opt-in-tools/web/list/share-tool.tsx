import { Button } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import { texts } from '../../texts/en.ts';
import { useToolLinks } from '../use-tool-links.ts';
import type { Tool } from '../use-tools.ts';
import styles from './share-tool.module.css';
import { whatLinkDoes, noLinkReason } from './share-words.ts';

interface ShareToolProps {
  tool: Tool;
  opened: boolean;
  onClose: () => void;
}

/** The dialog that shares a tool's sign-up as a link or a QR code. */
export function ShareTool({ tool, opened, onClose }: ShareToolProps) {
  return (
    <Dialog
      title={fill(texts.actions.share, { name: tool.name })}
      opened={opened}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          {texts.share.close}
        </Button>
      }
    >
      <Links tool={tool} isOpened={opened} />
    </Dialog>
  );
}

function Links({ tool, isOpened }: { tool: Tool; isOpened: boolean }) {
  const { data, error, refetch } = useToolLinks(tool.id, isOpened);
  if (data === undefined)
    return <NotLoaded bare what={texts.share.what} height={280} error={error} retry={() => void refetch()} />;
  const { chatUrl, qrSvg } = data;
  if (chatUrl === null) return <p>{noLinkReason(tool)}</p>;
  return (
    <>
      <p>{whatLinkDoes(tool)}</p>
      <CopyText text={chatUrl} name={texts.share.copied} />
      {qrSvg !== null && <QrCode svg={qrSvg} name={tool.name} />}
    </>
  );
}

function QrCode({ svg, name }: { svg: string; name: string }) {
  return (
    <div className={styles.code}>
      {/* An SVG in an `img` cannot run scripts. */}
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={fill(texts.share.picture, { name })}
        width={220}
        height={220}
      />
      <Button variant="default" onClick={() => saveFile(`${fileName(name)}.svg`, svg, 'image/svg+xml')}>
        {texts.share.download}
      </Button>
    </div>
  );
}

function fileName(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? texts.share.fileName;
}
