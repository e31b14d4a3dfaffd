import { VisuallyHidden } from '@mantine/core';
import { cents, type Cents } from '@stromwandel/kernel';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import table from '../../ui/payslip-table.module.css';
import classes from './later-panel.module.css';
import { explanationOf, formulaOf, OFFICIAL_PAGES, sentenceOf, type LaterRow } from './later-row.ts';
import { useLaterText } from './use-later-text.ts';

type Step = LaterRow['steps'][number];

interface LaterDetailsProps {
  readonly row: LaterRow;
  readonly later: LaterReply;
}

function sides(step: Step): { readonly before: number; readonly after: number } {
  return step.unit === 'EUR' ? { before: step.beforeCents, after: step.afterCents } : step;
}

/** Yearly pay up to which years with a child between 3 and 10 count more for the pension, roughly; § 70 (3a) SGB VI. */
const LOW_PAY = 3_000_000;

/** Whether parents of small children may lose more pension than is computed. */
function isLowPay({ benefit, outcome, steps }: LaterRow): boolean {
  const pay = steps.find(({ name }) => name === 'yearlyPay');
  return (
    benefit === 'pension' && outcome !== 'VERSORGUNGSWERK' && pay?.unit === 'EUR' && pay.afterCents < LOW_PAY
  );
}

/** How a benefit is calculated with the person's own figures, by which law, and what is assumed. */
export function LaterDetails({ row, later }: LaterDetailsProps) {
  const { t } = useTranslation('payslip');
  const { date } = useFormat();
  const { size } = useLaterText();
  const figures = useFigures(row);
  const explained = explanationOf(row);
  if (explained === null) return null;
  const { benefit, outcome, lostTermCents } = row;
  return (
    <>
      <div className={classes['formula']}>
        <p>
          {t(
            benefit === 'pension' && (outcome === 'SAME' || outcome === 'MORE')
              ? (`later.pension.rule${outcome === 'SAME' ? 'Same' : 'More'}` as const)
              : `later.${explained}.rule`,
            {
              months: later.inputs.months,
              term: size(lostTermCents ?? (0 as Cents)), // shown for the pension alone, which has one
              rate: figures['rate'] ?? '',
            },
          )}
        </p>
        {formulaOf(row).map((line) => (
          <p key={line}>{t(`later.formula.${line}`, { replace: figures })}</p>
        ))}
      </div>
      <Steps row={row} />
      <p>
        {t(`later.${explained}.assumption`)} {isLowPay(row) && `${t('later.pension.children')} `}
        {row.announcedFigure && `${t('later.pension.announced')} `}
        <span lang="de">{row.source}</span>
        {t('later.asOf', { date: date(later.law.checkedUntil) })}
      </p>
      <a href={OFFICIAL_PAGES[explained]} target="_blank" rel="noreferrer">
        {t(`later.${explained}.body`)}
        <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
        <VisuallyHidden component="span"> ({t('later.newTab')})</VisuallyHidden>
      </a>
    </>
  );
}

function Steps({ row }: { readonly row: LaterRow }) {
  const { t } = useTranslation('payslip');
  const { value } = useLaterText();
  return (
    <ScrollingTable label={t(`later.${sentenceOf(row)}`)}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col" className={table['line']}>
              {t('inEuro')}
            </th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {row.steps.map((step) => {
            const { before, after } = sides(step);
            return (
              <tr key={step.name} className={step.name === 'month' ? table['total'] : undefined}>
                <th scope="row" className={table['line']}>
                  {t(`later.step.${step.name}`)}
                </th>
                <td>{value(before, step.unit)}</td>
                <td>{value(after, step.unit)}</td>
                <td>
                  {after === before ? '–' : `${after > before ? '+' : ''}${value(after - before, step.unit)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

/** The figures of a row by the names that the lines of its calculation give them; those without the car end in `Before`. */
function useFigures({ steps, lostPerMonthCents }: LaterRow): Readonly<Record<string, string>> {
  const { euroCents } = useFormat();
  const { value } = useLaterText();
  const written = (step: Step, side: number) =>
    step.unit === 'EUR' ? euroCents(cents(side)) : value(side, step.unit);
  return Object.fromEntries([
    ['lost', euroCents(lostPerMonthCents ?? cents(0))],
    ...steps.flatMap((step) => {
      const { before, after } = sides(step);
      return [
        [step.name, written(step, after)],
        [`${step.name}Before`, written(step, before)],
      ];
    }),
  ]) as Record<string, string>; // pairs of texts
}
