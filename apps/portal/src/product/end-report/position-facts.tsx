import { useMemo } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { usePhotoUrl } from '../lease-draft/use-photos.ts';
import { POSITION_TONES, type EndReport, type Position } from './end-report.ts';
import classes from './end-report.module.css';

interface PositionProps {
  readonly report: EndReport;
  readonly position: Position;
}

/** A position of the report: finding, amount, photo, objection and decision. */
export function PositionFacts({ report, position }: PositionProps) {
  const { t } = useTranslation('report');
  const { euroCents } = useFormat();
  const { state, finding, amountCents, photo, handoverRemark, objection, decision } = position;
  const remark = handoverRemark === null ? undefined : report.handoverRemarks[handoverRemark - 1];
  return (
    <div className={classes['position']}>
      <div>
        <StatusBadge tone={POSITION_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      </div>
      <p className={classes['text']}>{finding}</p>
      {photo !== null && (
        <ReportPhoto leaseId={report.leaseId} photo={photo} alt={t('photoOf', { finding })} />
      )}
      <FactList
        facts={[
          { label: t('amount'), value: euroCents(amountCents) },
          ...(remark === undefined ? [] : [{ label: t('known'), value: remark }]),
          ...(objection === null ? [] : [{ label: t('objection'), value: objection.reason }]),
          ...(decision === null
            ? []
            : [
                { label: t('decision'), value: decision.reason },
                { label: t('charged'), value: euroCents(decision.amountCents) },
              ]),
        ]}
      />
      {objection !== null && objection.photo !== null && (
        <ReportPhoto leaseId={report.leaseId} photo={objection.photo} alt={t('photoOfObjection')} />
      )}
    </div>
  );
}

interface ReportPhotoProps {
  readonly leaseId: number;
  readonly photo: string;
  readonly alt: string;
}

function ReportPhoto({ leaseId, photo, alt }: ReportPhotoProps) {
  const call = useApiCall();
  const photos = useMemo(
    () => ({
      async load(name: string) {
        const content = await call('getLeasePhoto', { params: { leaseId: String(leaseId), photo: name } });
        return new Blob([new Uint8Array(content)], { type: 'image/jpeg' });
      },
    }),
    [call, leaseId],
  );
  const url = usePhotoUrl(photos, photo);
  return url === null ? null : <img className={classes['picture']} src={url} alt={alt} />;
}
