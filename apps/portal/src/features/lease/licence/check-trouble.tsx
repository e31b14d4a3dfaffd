import type { LeaseDrivers } from '@stromwandel/api-spec';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/notice.tsx';

type Check = NonNullable<LeaseDrivers['details']>['check'];

/** Why the last check did not pass, or that it is still looked at; nothing otherwise. */
export function CheckTrouble({ check }: { readonly check: Check }) {
  const { t } = useTranslation('lease');
  if (check === null || check.state === 'SUCCESS' || check.state === 'OPEN') return null;
  if (check.state === 'IN_REVIEW') {
    return (
      <Notice tone="info" polite title={t('licence.inReview.title')}>
        {t('licence.inReview.text')}
      </Notice>
    );
  }
  const reason = check.state === 'EXPIRED' ? 'EXPIRED' : (check.reason ?? 'TECHNICAL');
  return (
    <Notice tone="warn" polite title={t('licence.notPassed')}>
      {t(`licence.reasons.${reason}`)}
    </Notice>
  );
}
