import { IconArrowLeft } from '@tabler/icons-react';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FileCard } from './file-card.tsx';
import { FormatCard } from './format-card.tsx';
import classes from './invitations-page.module.css';
import { PreviewCard } from './preview-card.tsx';

/** Inviting the people of a file: send it, look at what is wrong and who is known, invite. */
export default function InvitationsPage() {
  const { t } = useTranslation(['invitations', 'app']);
  const [checked, setChecked] = useState<{ readonly file: InvitationFileReply; readonly at: number }>();
  return (
    <RequireSession needs="TENANT_ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('invitations:title') })}</title>
        <Link to={paths.employerPeople()} className={classes['back']}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          {t('invitations:back')}
        </Link>
        <PageTitle title={t('invitations:title')} lead={t('invitations:lead')} />
        <div className={classes['cards']}>
          <FileCard
            onChecked={(file) => setChecked((before) => file && { file, at: (before?.at ?? 0) + 1 })}
          />
          {checked && <PreviewCard key={checked.at} file={checked.file} />}
          <FormatCard />
        </div>
      </div>
    </RequireSession>
  );
}
