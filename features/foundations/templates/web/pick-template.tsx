import { Modal } from '@mantine/core';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { useFocusBack } from '#platform/ui-kit/use-focus-back.ts';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { texts } from '../texts/en.ts';
import { TemplateList } from './template-list.tsx';

interface PickTemplateProps {
  shopUrl: string;
  timeZone: string;
  /** What it is picked for. A broadcast cannot fill templates about a cart or an order. */
  of?: 'broadcast' | 'campaign';
  /** Called with a sendable template in one of its languages; its name stands for all of them. */
  pick: (template: ListedTemplate) => void;
  close: () => void;
}

/** A full-screen list of the merchant's templates, to pick a sendable one from. */
export function PickTemplate({ shopUrl, timeZone, of = 'campaign', pick, close }: PickTemplateProps) {
  useFocusBack();
  return (
    <Modal
      opened
      fullScreen
      onClose={close}
      title={texts.pick.title}
      closeButtonProps={{ 'aria-label': texts.pick.close }}
    >
      <TemplateList
        shopUrl={shopUrl}
        timeZone={timeZone}
        open={({ variants }) => {
          const sendable = variants.find(({ status }) => status === 'ENABLED');
          if (sendable) pick(sendable);
          else toastInfo('template-pick', texts.pick.onlyEnabled);
        }}
        isForBroadcasts={of === 'broadcast'}
        act={null}
        create={null}
      />
    </Modal>
  );
}
