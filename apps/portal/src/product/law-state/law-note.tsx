import { useTranslation } from 'react-i18next';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import classes from './law-note.module.css';
import { useCurrentLaw } from './use-current-law.ts';

interface LawNoteProps {
  readonly year: number;
  /** The day on which the figures of the year were last compared with their sources. */
  readonly checkedUntil: string;
}

/** Which year's figures stand behind a calculation, and when they were last checked. */
function LawNote({ year, checkedUntil }: LawNoteProps) {
  const { t } = useTranslation('app');
  const { date } = useFormat();
  return <>{t('law.note', { year, date: date(checkedUntil) })}</>;
}

/** The same for the figures of a payslip. */
export function LawOfResult({ law }: { readonly law: TaxResultReply['law'] }) {
  return <LawNote year={Number(law.payrollMonth.slice(0, 4))} checkedUntil={law.checkedUntil} />;
}

/** The same for the figures of today; nothing where the year's are not known. */
export function CurrentLawNote() {
  const today = useToday();
  const current = useCurrentLaw();
  if (current?.law) return <LawNote {...current.law} />;
  if (current) return null;
  // Keeps the place, so that nothing moves when the answer comes.
  return (
    <span className={classes['awaited']} aria-hidden="true">
      <LawNote year={Number(today.slice(0, 4))} checkedUntil={today} />
    </span>
  );
}
