import { Link } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** How many cars have a driver whose licence is not checked, with the way to the list; nothing without one. */
export function LicencesNotice() {
  const { t } = useTranslation('employer');
  const fleet = useApiQuery('listEmployerLeases', { query: { flag: 'LICENCE_OVERDUE' } });
  return (
    <LoadState query={fleet} failed={t('licences.failed')} label={t('licences.loading')} skeleton={null}>
      {({ counts: { licenceOverdue: count } }) =>
        count > 0 && (
          <Notice tone="warn" title={t('licences.title', { count })}>
            {t('licences.text')} <Link to={deskPaths.employerLicences()}>{t('licences.link')}</Link>
          </Notice>
        )
      }
    </LoadState>
  );
}
