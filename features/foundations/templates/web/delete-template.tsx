import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { texts } from '../texts/en.ts';
import { useDeleteTemplate } from './use-templates.ts';

interface DeleteTemplateProps {
  shopUrl: string;
  unwanted: { name: string; id: string; inAllLanguages: boolean };
  close: () => void;
}

/** Asks for confirmation before a template is deleted, here and at WhatsApp. */
export function DeleteTemplate({ shopUrl, unwanted, close }: DeleteTemplateProps) {
  const { mutate, isPending } = useDeleteTemplate(shopUrl, close);
  return (
    <ConfirmDialog
      opened
      title={fill(texts.deletion.title, { name: unwanted.name })}
      text={unwanted.inAllLanguages ? texts.deletion.allLanguages : texts.deletion.oneLanguage}
      confirm={texts.deletion.confirm}
      isPending={isPending}
      onConfirm={() => mutate(unwanted)}
      onClose={close}
    />
  );
}
