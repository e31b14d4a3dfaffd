import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { LaterRows } from '../../product/later-benefits/later-rows.tsx';
import { sentenceOf, type LaterRow } from '../../product/later-benefits/later-row.ts';
import { useLaterText } from '../../product/later-benefits/use-later-text.ts';
import { JanuaryMark } from '../../product/january/january-mark.tsx';
import classes from './january.module.css';

type Later = NonNullable<NonNullable<ReplyOf<'getJanuary'>['cars'][number]['change']>['later']>;

interface LaterChangeProps {
  readonly later: Later;
  readonly january: ReplyOf<'getJanuary'>;
}

/** What is missing later by January's payslips, each row with what was missing by December's. */
export function LaterChange({ later: { december, january }, january: page }: LaterChangeProps) {
  const { t } = useTranslation(['january', 'payslip']);
  const { euroCents } = useFormat();
  const { amount } = useLaterText();
  const { year } = page;
  const before = year - 1;
  const textOf = (row: LaterRow) =>
    (row.lostPerMonthCents === null ? null : amount(row)) ?? t(`payslip:later.${sentenceOf(row)}`);
  const notes = december.rows.flatMap((row) => {
    const now = january.rows.find(({ benefit }) => benefit === row.benefit);
    if (!now) return [];
    const isSame = row.outcome === now.outcome && textOf(row) === textOf(now);
    const note = isSame
      ? t('january:later.same', { year: before })
      : t('january:later.before', { year: before, amount: textOf(row) });
    return [[row.benefit, { note }] as const];
  });
  const { oneOffPerYearCents, child } = january.inputs;
  return (
    <>
      <h3 className={classes['heading']}>
        {t('january:later.title')} <JanuaryMark january={page} />
      </h3>
      <p className={classes['hint']}>{t('january:later.hint', { year, before })}</p>
      <LaterRows later={january} additions={Object.fromEntries(notes)} />
      <p className={classes['quiet']}>
        {t(child ? 'january:later.withChild' : 'january:later.withoutChild', {
          oneOff: euroCents(oneOffPerYearCents),
        })}{' '}
        {t('payslip:later.assumption')}
      </p>
    </>
  );
}
