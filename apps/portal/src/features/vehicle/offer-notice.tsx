import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { useObstacleText } from '../../product/employer-offer/use-obstacle-text.ts';
import { Notice } from '../../ui/notice.tsx';

// The car may well be ordered one day.
const PASSING: readonly string[] = [
  'EMPLOYED_SINCE_UNKNOWN',
  'PROBATION_UNKNOWN',
  'EMPLOYED_TOO_SHORTLY',
  'IN_PROBATION',
  'LEAVING',
];

/** Why the employer does not offer a car, or not all of its packages. */
export function OfferNotice({ vehicle }: { readonly vehicle: VehicleDetailReply }) {
  const { t } = useTranslation('offer');
  const textOf = useObstacleText();
  const { notOffered, packagesLeftOut } = vehicle;
  const told = notOffered.length > 0 ? notOffered : packagesLeftOut;
  if (told.length === 0) return null;
  const later = notOffered.every(({ code }) => PASSING.includes(code));
  const title = later ? t('notYetTitle') : t('notOfferedTitle');
  return (
    <Notice
      tone={notOffered.length > 0 ? 'warn' : 'info'}
      title={notOffered.length > 0 ? title : t('packagesLeftOut')}
    >
      {told.map((obstacle) => (
        <p key={obstacle.code}>{textOf(obstacle)}</p>
      ))}
      {!later && notOffered.length > 0 && <p>{t('askEmployer')}</p>}
    </Notice>
  );
}
