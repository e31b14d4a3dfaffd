import type { InvitationFileReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FileCard } from './file-card.tsx';
import { FormatCard } from './format-card.tsx';
import { PreviewCard } from './preview-card.tsx';

/** Inviting the people of a file: send it, look at what is wrong and who is known, invite. */
export default function InvitationsPage() {
  const { t } = useTranslation(['invitations', 'app']);
  const [checked, setChecked] = useState<{ readonly file: InvitationFileReply; readonly at: number }>();
  const [isSending, setSending] = useState(false);
  return (
    <DeskPage
      desk="employer"
      title={t('invitations:title')}
      back={{ to: deskPaths.employerPeople(), label: t('invitations:back') }}
    >
      <PageTitle title={t('invitations:title')} lead={t('invitations:lead')} />
      <DeskCards>
        <FileCard
          locked={isSending}
          onChecked={(file) => setChecked((before) => file && { file, at: (before?.at ?? 0) + 1 })}
        />
        {checked && <PreviewCard key={checked.at} file={checked.file} onSending={setSending} />}
        <FormatCard />
      </DeskCards>
    </DeskPage>
  );
}
