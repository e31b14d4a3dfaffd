import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DeskCards } from '../../desk/desk-cards.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { offeredMonths } from './offered-months.ts';
import { PayrollFiles } from './payroll-files.tsx';
import { PayrollMonthCard } from './payroll-month-card.tsx';
import classes from './payroll-page.module.css';
import { PayrollSettingsCard } from './payroll-settings-card.tsx';
import { useMonthName } from './use-month-name.ts';

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
  const monthName = useMonthName();
  const [query, setQuery] = useSearchParams();
  const [offered] = useState(() => offeredMonths(new Date()));
  const wished = query.get('month');
  const month = offered.months.find((one) => one === wished) ?? offered.current;
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
            data={offered.months.map((value) => ({ value, label: monthName(value) }))}
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
