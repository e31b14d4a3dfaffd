import { Button } from '@mantine/core';
import { takesFollower } from '@stromwandel/leasing';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';
import parts from './car-part.module.css';

/** The car that follows this one: where its order is, or the way to choose it; nothing without that choice. */
export function FollowUpCard({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { followUp, endsOn } = lease;
  if (followUp !== null) {
    return (
      <SectionCard compact title={t('followUp.title')}>
        <FollowUpState followUp={followUp} />
      </SectionCard>
    );
  }
  if (!takesFollower(lease) || endsOn === null) return null;
  return (
    <SectionCard compact title={t('followUp.title')}>
      <div className={parts['form']}>
        <p>{t('followUp.chooseText', { date: date(endsOn) })}</p>
        <Button component={Link} to={paths.search()}>
          {t('followUp.choose')}
        </Button>
      </div>
    </SectionCard>
  );
}

function FollowUpState({ followUp }: { readonly followUp: NonNullable<OwnLease['followUp']> }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { car, orderId, stage, signedOn, handoverOn, handedOver, lateDays } = followUp;
  const day = { car, date: date(handoverOn) };
  return (
    <div className={parts['form']}>
      <p>
        <strong>{handedOver ? t('followUp.handedOver', day) : t('followUp.expected', day)}</strong>
      </p>
      <p>{t(`followUp.state.${signedOn === null ? 'WITH_EMPLOYEE' : stage}`)}</p>
      {lateDays > 0 && !handedOver && (
        <Notice tone="warn" title={t('followUp.late', { count: lateDays })}>
          {t('followUp.lateText')}
        </Notice>
      )}
      <Button
        component={Link}
        variant="default"
        to={signedOn === null ? paths.orderWorkflow(orderId) : paths.orderPreview(orderId)}
      >
        {t('followUp.open')}
      </Button>
    </div>
  );
}
