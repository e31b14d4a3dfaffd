import { Button } from '@mantine/core';
import { markedParts, type PlanBody } from '@stromwandel/leasing';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList, type Fact } from '../../ui/fact-list.tsx';
import { savePdf } from '../../ui/save-pdf.ts';
import { CarPlan } from './car-plan.tsx';
import { damageNumber, type DamageCase } from './damage-case.ts';
import { DamagePhoto } from './damage-photo.tsx';
import classes from './damage.module.css';

const JPEG = 'image/jpeg';

interface DamageFactsProps {
  readonly leaseId: number;
  /** Of the car. */
  readonly body: PlanBody;
  readonly damage: DamageCase;
}

/** What was reported and entered of a case, with its photos and the PDF. */
export function DamageFacts({ leaseId, body, damage }: DamageFactsProps) {
  const { t } = useTranslation('damage');
  const call = useApiCall();
  const photos = useMemo(
    () => ({
      async load(photo: string) {
        const content = await call('getLeasePhoto', { params: { leaseId: String(leaseId), photo } });
        return new Blob([new Uint8Array(content)], { type: JPEG });
      },
    }),
    [call, leaseId],
  );
  return (
    <div className={classes['case']}>
      <p className={classes['text']}>{damage.report.text}</p>
      <FactList facts={useFacts(damage)} />
      {damage.report.marks.some(({ x }) => x !== null) && <CarPlan body={body} marks={damage.report.marks} />}
      {damage.report.photos.length > 0 && (
        <ul className={classes['photos']}>
          {damage.report.photos.map(({ photo, view }, index) => (
            <li key={photo}>
              <DamagePhoto
                photos={photos}
                photo={photo}
                alt={t('case.photo', { number: index + 1, view: t(`view.${view}`) })}
              />
              <span aria-hidden="true">{t(`view.${view}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <ReportDownload leaseId={leaseId} damage={damage} />
    </div>
  );
}

function useFacts(damage: DamageCase): readonly Fact[] {
  const { t } = useTranslation('damage');
  const { euro, dateTime } = useFormat();
  const { report, claimNumber, workshop, costCents, note } = damage;
  const stated = (label: string, value: string | null): readonly Fact[] =>
    value === null || value === '' ? [] : [{ label, value }];
  const others = report.others.map(({ name, plate, insurer }) =>
    [name, plate, insurer].filter(Boolean).join(', '),
  );
  return [
    { label: t('case.number'), value: damageNumber(damage) },
    { label: t('case.reported'), value: dateTime(damage.reportedAt) },
    ...stated(t('case.corrected'), damage.correctedAt && dateTime(damage.correctedAt)),
    { label: t('case.place'), value: report.place },
    { label: t('case.trip'), value: t(`trips.${report.tripKind}`) },
    ...stated(
      t('case.parts'),
      markedParts(report.marks)
        .map((part) => t(`part.${part}`))
        .join(', '),
    ),
    { label: t('case.injured'), value: t(report.injured ? 'yes' : 'no') },
    { label: t('case.drivable'), value: t(report.drivable ? 'yes' : 'no') },
    ...stated(t('case.other'), others.join('; ')),
    ...stated(t('case.police'), report.police),
    ...stated(t('case.claim'), claimNumber),
    ...stated(t('case.workshop'), workshop),
    ...stated(t('case.cost'), costCents === null ? null : euro(costCents)),
    ...stated(t('case.note'), note),
  ];
}

function ReportDownload({ leaseId, damage }: Omit<DamageFactsProps, 'body'>) {
  const { t } = useTranslation('damage');
  const call = useApiCall();
  const toast = useToast('profile');
  const problemText = useProblemText();
  const download = usePressedMutation({
    mutationFn: async () => {
      const params = { leaseId: String(leaseId), damageId: String(damage.id) };
      savePdf(await call('getDamageReport', { params }), t('case.pdfName', { number: damageNumber(damage) }));
    },
    onError: (error) => toast('error', `${t('case.pdfFailed')}: ${problemText(error)}`),
  });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('case.pdf')}
      </Button>
    </div>
  );
}

type Excess = NonNullable<DamageCase['excess']>;
/** What all three sides read; objection and answer only employee and provider. */
type ShownExcess = Omit<Excess, 'objection' | 'answer' | 'providerDecides'> &
  Partial<Pick<Excess, 'objection' | 'answer'>>;

interface ExcessFactsProps {
  readonly excess: ShownExcess;
  /** Who reads it: the employee, or one of the desks. */
  readonly reader: 'own' | 'employer' | 'provider';
}

/** The excess of a case: how much, who bears it, why, and where that stands. */
export function ExcessFacts({ excess, reader }: ExcessFactsProps) {
  const { t } = useTranslation('damage');
  const { euro, date } = useFormat();
  const { excessCents, bearer, state, reason, objection = null, answer = null } = excess;
  const until = excess.decidableUntil ?? excess.objectableUntil;
  const isOwnTurn = reader === 'employer' && state === 'PROPOSED';
  const status =
    until === null
      ? t(`excess.state.${state}`)
      : t(isOwnTurn ? 'excess.youDecide' : `excess.open.${state}`, { day: date(until) });
  const stated = (label: string, value: string | null): readonly Fact[] =>
    value === null ? [] : [{ label, value }];
  const facts: readonly Fact[] = [
    { label: t('excess.amount'), value: euro(excessCents) },
    {
      label: t(state === 'PROPOSED' ? 'excess.bearerProposed' : 'excess.bearer'),
      value: t(`excess.bearers.${reader}.${bearer}`),
    },
    { label: t('excess.status'), value: status },
    { label: t('excess.reason'), value: reason },
    ...stated(t(reader === 'own' ? 'excess.ownObjection' : 'excess.objection'), objection),
    ...stated(t('excess.answer'), answer),
  ];
  return (
    <div className={classes['excess']}>
      <h3>{t('excess.title')}</h3>
      <FactList facts={facts} />
    </div>
  );
}
