import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FormatCard } from './format-card.tsx';
import { readId } from '../../navigation/read-id.ts';
import { ImportCard } from './import-card.tsx';
import { ImportList } from './import-list.tsx';
import { UploadCard } from './upload-card.tsx';

/** Taking the cars of a file over: send it, look at what it changes, take it over or back. */
export default function ImportPage() {
  const { t } = useTranslation(['carImport', 'app']);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('import') ?? '';
  const importId = readId(chosen) === null ? null : chosen;
  return (
    <DeskPage
      desk="provider"
      title={t('carImport:title')}
      back={{ to: deskPaths.providerCatalogue(), label: t('carImport:back') }}
    >
      <PageTitle title={t('carImport:title')} lead={t('carImport:lead')} />
      <DeskCards>
        <UploadCard onRead={(id) => setQuery({ import: String(id) })} />
        {importId !== null && <ImportCard key={importId} importId={importId} />}
        <ImportList />
        <FormatCard />
      </DeskCards>
    </DeskPage>
  );
}
