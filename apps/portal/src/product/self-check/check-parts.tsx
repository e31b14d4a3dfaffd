import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { PricedFinding } from '@stromwandel/leasing';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { CheckFinding, PricedCheck, SelfCheck } from './self-check.ts';
import classes from './self-check.module.css';

/** The range of a finding: an amount, usual wear, or not in the catalogue. */
export function useLossText() {
  const { t } = useTranslation('selfCheck');
  const { euroRange } = useFormat();
  return ({ loss }: Pick<PricedFinding<CheckFinding>, 'loss'>) =>
    loss === null ? t('unlisted') : euroRange(loss.fromCents, loss.toCents);
}

/** "Kratzer, Tür": what was seen where. */
export function useFindingText() {
  const { t } = useTranslation('selfCheck');
  return ({ kind, part }: Pick<CheckFinding, 'kind' | 'part'>) =>
    t('finding', { kind: t(`kinds.${kind}`), part: t(`parts.${part}`) });
}

interface FindingsProps {
  readonly check: PricedCheck;
  /** The provider reads what the employee entered. */
  readonly isOwn: boolean;
}

/** The findings of a check, numbered, each with its range. */
export function CheckFindings({ check: { priced }, isOwn }: FindingsProps) {
  const { t } = useTranslation('selfCheck');
  const lossText = useLossText();
  const findingText = useFindingText();
  return (
    <SectionCard title={t(isOwn ? 'findings' : 'provider.findings', { count: priced.length })}>
      {priced.length === 0 && <p className={classes['quiet']}>{t('noFindings')}</p>}
      <ol className={classes['rows']}>
        {priced.map((one, at) => {
          const { view, size, depth } = one.finding;
          const isFree = one.loss?.toCents === 0;
          return (
            // Findings can be alike: their place is their name.
            <li key={at} className={classes['row']}>
              <span className={classes[isFree ? 'freeMark' : 'mark']} aria-hidden="true">
                {at + 1}
              </span>
              <div className={classes['grow']}>
                <strong>{findingText(one.finding)}</strong>
                <p className={classes['quiet']}>
                  {t('findingText', {
                    view: t(`views.${view}`),
                    size: t(`sizes.${size}`),
                    depth: t(`depths.${depth}`),
                  })}
                  {isFree && <> · {t('accepted')}</>}
                </p>
              </div>
              <strong className={classes['amount']}>{lossText(one)}</strong>
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}

/** Which repairs are worth their price, and which catalogue says so. */
export function CheckRepairs({
  check: { priced },
  isOwn,
  source,
}: FindingsProps & { readonly source: SelfCheck }) {
  const { t } = useTranslation('selfCheck');
  const { euroRange, date } = useFormat();
  const findingText = useFindingText();
  const { catalogue } = source;
  const hints = priced.flatMap((one) => (one.repair && one.loss ? [{ ...one, repair: one.repair }] : []));
  if (hints.length === 0 || catalogue === null) return null;
  return (
    <SectionCard title={t('repair.title')}>
      <ul className={classes['rows']}>
        {hints.map(({ finding, repair, loss }, at) => (
          <li key={at} className={classes['row']}>
            {repair.isWorthIt ? (
              <IconCheck size={20} stroke={2} aria-hidden="true" />
            ) : (
              <IconMinus size={20} stroke={2} aria-hidden="true" />
            )}
            <div className={classes['grow']}>
              <strong>
                {t(repair.isWorthIt ? 'repair.yes' : 'repair.no', { finding: findingText(finding) })}
              </strong>
              <p className={classes['quiet']}>
                {t('repair.price', {
                  repair: t(`repairs.${repair.kind}`),
                  price: euroRange(repair.fromCents, repair.toCents),
                  loss: loss === null ? '' : euroRange(loss.fromCents, loss.toCents),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes['small']}>
        {t(isOwn ? 'repair.source' : 'provider.source', {
          version: catalogue.version,
          date: date(catalogue.publishedAt.slice(0, 10)),
        })}
      </p>
    </SectionCard>
  );
}

/** What the kilometres are expected to cost, apart from the findings. */
export function CheckKilometers({ distance }: Pick<SelfCheck, 'distance'>) {
  const { t } = useTranslation('selfCheck');
  const { unit, euroCents, inEuro, number } = useFormat();
  if (distance === null) {
    return (
      <SectionCard title={t('kilometers.title')}>
        <p className={classes['quiet']}>{t('kilometers.none')}</p>
      </SectionCard>
    );
  }
  const { km, freeKm, settledKm, netCents, extraKilometerEur } = distance;
  const price = inEuro(number(extraKilometerEur, 3));
  const isCredit = netCents < 0;
  return (
    <SectionCard title={t('kilometers.title')}>
      <FactList
        facts={[
          { label: t('kilometers.forecast'), value: unit(km, 'km') },
          { label: t('kilometers.free'), value: unit(freeKm, 'km') },
          netCents > 0
            ? {
                label: t('kilometers.more', { km: unit(settledKm, 'km'), price }),
                value: euroCents(netCents),
              }
            : {
                label: t('kilometers.cost'),
                value: isCredit ? t('kilometers.credit') : t('kilometers.nothing'),
              },
        ]}
      />
      <p className={classes['small']}>{t('kilometers.net')}</p>
    </SectionCard>
  );
}
