import { useTranslation } from '../../i18n/use-translation.ts';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import classes from './law-note.module.css';
import { useCurrentLaw } from './use-current-law.ts';

interface LawNoteProps {
  readonly law: Pick<TaxResultReply['law'], 'year' | 'state' | 'checkedUntil'>;
  /** The computed month, or a day of it. */
  readonly month: string;
}

/** Which year's figures stand behind a calculation, when they were last checked, and whether they are law for the month. */
function LawNote({ law: { year, state, checkedUntil }, month }: LawNoteProps) {
  const { t } = useTranslation('app');
  const { date } = useFormat();
  const provisional =
    state === 'ENACTED' ? '' : `${t('law.provisional', { year, of: Number(month.slice(0, 4)) })} `;
  return <>{`${provisional}${t('law.note', { year, date: date(checkedUntil) })}`}</>;
}

/** The same for the figures of a payslip. */
export function LawOfResult({ law }: { readonly law: TaxResultReply['law'] }) {
  return <LawNote law={law} month={law.payrollMonth} />;
}

/** The same for the figures of today. */
export function CurrentLawNote() {
  const today = useToday();
  const current = useCurrentLaw();
  if (current) return <LawNote law={current.law} month={current.payrollMonth} />;
  // Keeps the place, so that nothing moves when the answer comes.
  return (
    <span className={classes['awaited']} aria-hidden="true">
      <LawNote
        law={{ year: Number(today.slice(0, 4)), state: 'ENACTED', checkedUntil: today }}
        month={today}
      />
    </span>
  );
}
