import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { monthsAround } from '../../format/months-around.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PayrollFiles } from './payroll-files.tsx';
import { PayrollMonthCard } from './payroll-month-card.tsx';
import classes from './payroll-page.module.css';
import { PayrollSettingsCard } from './payroll-settings-card.tsx';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 2;

/** What the employer's payroll has to book for the cars of a month, and the files that tell it. */
export default function PayrollPage() {
  const { t } = useTranslation(['payroll', 'app']);
  return (
    <DeskPage desk="employer" title={t('payroll:title')}>
      <PayrollDesk />
    </DeskPage>
  );
}

function PayrollDesk() {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const offered = monthsAround(today, MONTHS_BACK, MONTHS_AHEAD);
  const wished = query.get('month');
  const month = offered.find((one) => one === wished) ?? today.slice(0, 7);
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        aside={
          <NativeSelect
            className={classes['month']}
            label={t('month')}
            value={month}
            data={offered.map((value) => ({ value, label: format.month(value) }))}
            onChange={(event) => setQuery({ month: event.currentTarget.value }, { replace: true })}
          />
        }
      />
      <DeskCards>
        <PayrollMonthCard key={month} month={month} />
        <PayrollFiles />
        <PayrollSettingsCard />
      </DeskCards>
    </>
  );
}
