import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { AskFile, type AskFileProps } from './ask-file.tsx';
import { SEND_FILE } from './copy.ts';
import type { ShopFileKind } from './use-exports.ts';

interface ShopExportProps extends Pick<AskFileProps, 'shopUrl' | 'timeZone' | 'about' | 'email'> {
  kind: ShopFileKind;
  /** The label of the button, and the title of the dialog. */
  name: string;
}

/** The button that opens the dialog for a file of the whole shop. */
export function ShopExport({ kind, name, ...asked }: ShopExportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {name}
      </Button>
      {isOpen && (
        <AskFile {...asked} file={{ kind }} title={name} send={SEND_FILE} close={() => setIsOpen(false)} />
      )}
    </>
  );
}
