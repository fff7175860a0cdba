import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { TemplateDraft } from '#features/foundations/templates/contract/template-draft.ts';
import { beginFrom } from '#features/foundations/templates/web/editor/edited.ts';
import type { UploadPart } from '#features/foundations/templates/web/template-slots.ts';
import { TemplatesPage, type Begun } from '#features/foundations/templates/web/templates-page.tsx';
import { CHANNEL_PAGES } from '#features/product/automations/web/copy.ts';
import { useAwaitTemplate } from '#features/product/automations/web/page/use-change-drip.ts';
import { LockedScreen } from '#platform/ui-kit/locked/locked-screen.tsx';

const UploadField = lazy(async () => ({
  default: (await import('#features/foundations/media/web/upload-field.tsx')).UploadField,
}));

/** The templates, with an upload field; or a description of them if the plan does not include them. */
export function TemplateScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['templates'] === false)
    return (
      <LockedScreen
        title="Message Templates"
        text="Write messages of your own, have WhatsApp approve them, and send them in campaigns and broadcasts. The list of plans says which of them have it."
      />
    );
  return <Templates merchant={merchant} />;
}

/**
 * Another page may lead here with a text for a new template, which its message then uses, or with a template to
 * correct.
 */
function Templates({ merchant }: { merchant: Merchant }) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const screenState = ScreenState.safeParse(state).data;
  const { mutate: awaitTemplate } = useAwaitTemplate(merchant, 'WA');
  const ended = (templateId: string | null) => {
    void navigate(pathname, { replace: true, state: null });
    const message = screenState?.draft && screenState.awaitedBy;
    if (templateId === null || !message) return;
    const onSuccess = () => void navigate(`${CHANNEL_PAGES.WA.path}/${message.type}`);
    awaitTemplate({ dripId: message.dripId, templateId }, { onSuccess });
  };
  return <TemplatesPage shop={merchant} {...{ Upload, ended }} begun={begunBy(screenState)} />;
}

const ScreenState = z.object({
  draft: z.optional(TemplateDraft),
  awaitedBy: z.optional(z.object({ type: z.string(), dripId: z.string() })),
  view: z.optional(z.string()),
});

function begunBy(screenState: z.infer<typeof ScreenState> | undefined): Begun | null {
  if (screenState?.draft) return { kind: 'write', draft: beginFrom(screenState.draft) };
  return screenState?.view === undefined ? null : { kind: 'view', name: screenState.view };
}

const Upload: UploadPart = ({ shopUrl, type, ...field }) => (
  <Suspense>
    <UploadField {...field} pageId={shopUrl} types={[type]} />
  </Suspense>
);
