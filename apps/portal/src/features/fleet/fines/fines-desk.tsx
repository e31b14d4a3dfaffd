import { useSearchParams } from 'react-router';
import { deskPaths } from '../../../navigation/desk-paths.ts';
import { readId } from '../../../navigation/read-id.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskPage } from '../../../product/desk/desk-page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { FleetParts } from '../fleet-parts.tsx';
import { FineCase } from './fine-case.tsx';
import { FineList } from './fine-list.tsx';
import { NewFine } from './new-fine.tsx';

/** Parameter of the fleet's address that shows the letters: empty for the list, `new`, or the number of a case. */
const PARAMETER = 'fines';

export const asksForFines = (address: URLSearchParams): boolean => address.has(PARAMETER);

/** The letters of authorities of a desk as holder: list, entry and case. */
export function FinesDesk({ desk }: { readonly desk: 'employer' | 'provider' }) {
  const { t } = useTranslation('fleet');
  const [address, setAddress] = useSearchParams();
  const shown = address.get(PARAMETER) ?? '';
  const fineId = readId(shown);
  const isList = shown === '';
  const fleet = desk === 'provider' ? deskPaths.providerFleet() : deskPaths.employerFleet();
  return (
    <DeskPage
      desk={desk}
      title={t('fines.title')}
      {...(!isList && { areas: true, back: { to: `${fleet}?fines`, label: t('fines.back') } })}
    >
      <PageTitle
        title={t(shown === 'new' ? 'fines.new' : 'fines.title')}
        {...(isList && { lead: t('fines.lead') })}
      />
      {isList && <FleetParts desk={desk} part="fines" />}
      {isList && <FineList fleet={fleet} />}
      {shown === 'new' && <NewFine onDone={(id) => setAddress({ fines: String(id) }, { replace: true })} />}
      {fineId !== null && <FineCase key={fineId} fineId={fineId} />}
    </DeskPage>
  );
}
