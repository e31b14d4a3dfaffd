import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** That a follow-up car comes after the lease that it follows, with the way to the offer of an extension. */
export function LateFollower({
  sheet: { followsLease, handedOverOn, endReason },
}: {
  readonly sheet: ProviderOrderSheet;
}) {
  const { t } = useTranslation('provider');
  const { date } = useFormat();
  const isOver = handedOverOn !== null || endReason !== null;
  if (followsLease === null || followsLease.lateDays === 0 || isOver) return null;
  const { leaseId, car, endsOn, lateDays } = followsLease;
  return (
    <Notice
      tone="warn"
      title={t('follower.late', { count: lateDays })}
      action={
        <Button component={Link} variant="default" to={deskPaths.providerReturn(leaseId)}>
          {t('follower.offer')}
        </Button>
      }
    >
      {t('follower.text', { car, date: date(endsOn) })}
    </Notice>
  );
}
