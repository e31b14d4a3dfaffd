import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FormatCard } from './format-card.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportList } from './import-list.tsx';
import classes from './import-page.module.css';
import { UploadCard } from './upload-card.tsx';

/** Taking the cars of a file over: send it, look at what it changes, take it over or back. */
export default function ImportPage() {
  const { t } = useTranslation(['carImport', 'app']);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('import') ?? '';
  const importId = /^[1-9]\d{0,14}$/.test(chosen) ? chosen : null;
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('carImport:title') })}</title>
        <Link to={paths.providerCatalogue()} className={classes['back']}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          {t('carImport:back')}
        </Link>
        <PageTitle title={t('carImport:title')} lead={t('carImport:lead')} />
        <div className={classes['cards']}>
          <UploadCard onRead={(id) => setQuery({ import: String(id) })} />
          {importId !== null && <ImportCard key={importId} importId={importId} />}
          <ImportList />
          <FormatCard />
        </div>
      </div>
    </RequireSession>
  );
}
